import { type Actor, CLOCK, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { deleteProject, sessionDeleted } from '../../contract/index.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { lockedProject } from '../project-access.ts'

/** Deletes a project and with it every session. */
export class DeleteProject extends useCase(deleteProject, { store: PROJECTS_STORE, clock: CLOCK }) {
  async run(actor: Actor, input: InputOf<typeof deleteProject>): Promise<ReplyOf<typeof deleteProject>> {
    return await this.needs.store.write(async (repositories, outbox) => {
      const project = await lockedProject(repositories, actor, input.id)
      for (const session of await repositories.sessions.outlines([project.id], null)) {
        outbox.publish(sessionDeleted, { session_id: session.id, project_id: project.id })
      }
      await repositories.projects.save({
        ...project,
        deletedAt: this.needs.clock.now(),
        version: project.version + 1,
      })
      return outbox.answer({ success: true })
    })
  }
}
