import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { useCase } from '@callboard/core'
import { listViewers } from '../../contract/index.ts'
import { isInvitedTo } from '../../domain/project-client.ts'
import { PROJECTS_STORE } from '../ports/index.ts'

export const ListViewers = useCase(
  listViewers,
  { store: PROJECTS_STORE, users: USER_DIRECTORY },
  async ({ needs, subject: { session } }) => {
    const { viewers, clients } = await needs.store.read(async (repositories) => ({
      viewers: await repositories.viewers.of(session.id),
      clients: await repositories.clients.ofProjects([session.projectId]),
    }))
    const people = new Map(
      (await needs.users.many(viewers.map(({ userId }) => userId))).map((user) => [user.id, user]),
    )
    return {
      viewers: viewers.flatMap(({ userId, enteredAt }) => {
        const user = people.get(userId)
        if (!user) return []
        return {
          _id: userId,
          name: `${user.firstName} ${user.lastName}`.trim(),
          email: user.email,
          entered_at: enteredAt.toISOString(),
          invited: clients.some((client) => client.userId === userId && isInvitedTo(client, session.id)),
        }
      }),
    }
  },
)
