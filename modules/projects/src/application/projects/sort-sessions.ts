import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { inWantedOrder, useCase } from '@callboard/core'
import { sortSessions } from '../../contract/index.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { lockedProject } from '../project-access.ts'
import { projectView } from './project-view.ts'

/** One after the other for a project: of two people who sort at once the later one's order holds, whole. */
export const SortSessions = useCase(
  sortSessions,
  { store: PROJECTS_STORE, users: USER_DIRECTORY },
  async ({ needs, actor, input }) => {
    const project = await needs.store.write(async (repositories) => {
      const locked = await lockedProject(repositories, actor, input.id)
      const present = await repositories.sessions.outlines([locked.id], null)
      await repositories.sessions.sort(
        inWantedOrder(
          present.map(({ id }) => id),
          input.sessions,
        ),
      )
      return locked
    })
    return await projectView(needs.store, needs.users, actor, project)
  },
)
