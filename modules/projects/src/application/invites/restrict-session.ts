import { useCase } from '@callboard/core'
import { restrictSession } from '../../contract/index.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { staffedSession } from '../project-access.ts'

/** Works at once, also for those who are watching. The version stays: a form of the session does not hold this. */
export const RestrictSession = useCase(
  restrictSession,
  { store: PROJECTS_STORE },
  ({ needs, actor, input: { id, restrict } }) =>
    needs.store.write(async (repositories) => {
      const { session } = await staffedSession(repositories, actor, id, 'locked')
      await repositories.sessions.restrict(session, restrict)
      return { private_users: restrict }
    }),
)
