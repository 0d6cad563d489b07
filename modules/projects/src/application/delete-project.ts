import { type Actor, type Clock, denied } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { type deleteProject, sessionDeleted } from '../contract/index.ts'
import type { ProjectsStore } from './ports/index.ts'
import { ownedAndLocked } from './project-access.ts'

/** Deletes a project and with it every session. */
export class DeleteProject {
  readonly #store: ProjectsStore
  readonly #clock: Clock

  constructor(store: ProjectsStore, clock: Clock) {
    this.#store = store
    this.#clock = clock
  }

  async run(actor: Actor, input: InputOf<typeof deleteProject>): Promise<ReplyOf<typeof deleteProject>> {
    return await this.#store.write(async (repositories, outbox) => {
      const project = await ownedAndLocked(repositories, actor, input.id)
      if (actor.kind !== 'user' || actor.userType !== 'super_admin') throw denied()
      for (const session of await repositories.sessions.outlines([project.id], null)) {
        outbox.publish(sessionDeleted, { session_id: session.id, project_id: project.id })
      }
      await repositories.projects.save({
        ...project,
        deletedAt: this.#clock.now(),
        version: project.version + 1,
      })
      return outbox.answer({ success: true })
    })
  }
}
