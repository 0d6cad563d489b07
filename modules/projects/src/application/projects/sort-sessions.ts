import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { sortSessions } from '../../contract/index.ts'
import { sortedSessions } from '../../domain/session-order.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { lockedProject } from '../project-access.ts'
import { projectView } from './project-view.ts'

/** One after the other for a project: of two people who sort at once the later one's order holds, whole. */
export class SortSessions extends useCase(sortSessions, { store: PROJECTS_STORE, users: USER_DIRECTORY }) {
  async run(actor: Actor, input: InputOf<typeof sortSessions>): Promise<ReplyOf<typeof sortSessions>> {
    const project = await this.needs.store.write(async (repositories) => {
      const locked = await lockedProject(repositories, actor, input.id)
      const present = await repositories.sessions.outlines([locked.id], null)
      await repositories.sessions.sort(
        sortedSessions(
          present.map(({ id }) => id),
          input.sessions,
        ),
      )
      return locked
    })
    return await projectView(this.needs.store, this.needs.users, actor, project)
  }
}
