import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { type Actor, useCase } from '@callboard/core'
import type { ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { listViewers } from '../../contract/index.ts'
import { isInvitedTo } from '../../domain/project-client.ts'
import { PROJECTS_STORE } from '../ports/index.ts'

export class ListViewers extends useCase(listViewers, { store: PROJECTS_STORE, users: USER_DIRECTORY }) {
  async run(
    _actor: Actor,
    _input: unknown,
    { session }: SubjectOf<typeof listViewers>,
  ): Promise<ReplyOf<typeof listViewers>> {
    const { viewers, clients } = await this.needs.store.read(async (repositories) => ({
      viewers: await repositories.viewers.of(session.id),
      clients: await repositories.clients.ofProjects([session.projectId]),
    }))
    const people = new Map(
      (await this.needs.users.many(viewers.map(({ userId }) => userId))).map((user) => [user.id, user]),
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
  }
}
