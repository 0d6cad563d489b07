import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { CLOCK, eventHandler, type OpenVisits, service, useCase } from '@callboard/core'
import { clientEntered } from '@callboard/lobby/contract'
import { listViewers, restrictSession } from '../../contract/index.ts'
import { isInvitedTo } from '../../domain/project-client.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { staffedSession } from '../project-access.ts'

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

/** Keeps the viewers of a session for its staff. */
export const OnClientEntered = eventHandler(
  clientEntered,
  'projects.note-viewer',
  { store: PROJECTS_STORE, clock: CLOCK },
  async ({ needs, payload: { session_id, user_id } }) => {
    const viewer = { sessionId: session_id, userId: user_id, enteredAt: needs.clock.now() }
    await needs.store.write(({ viewers }) => viewers.note(viewer))
  },
)

/** A visit that was noted is not noted again for so long. Milliseconds. */
const NOTED_FOR = 10 * 60_000
/** Visits that a process remembers. */
const REMEMBERED = 10_000

/** Lists the clients who watch an open session by any of its calls and rooms, not only by its meeting. */
export class SessionVisits extends service({ store: PROJECTS_STORE, clock: CLOCK }) implements OpenVisits {
  readonly #notedAt = new Map<string, number>()

  async came(sessionId: string, userId: string): Promise<void> {
    const visit = `${sessionId} ${userId}`
    const enteredAt = this.needs.clock.now()
    const before = this.#notedAt.get(visit)
    if (before !== undefined && enteredAt.getTime() - before < NOTED_FOR) return
    await this.needs.store.write(({ viewers }) => viewers.note({ sessionId, userId, enteredAt }))
    const [oldest] = this.#notedAt.keys()
    if (oldest !== undefined && this.#notedAt.size >= REMEMBERED) this.#notedAt.delete(oldest)
    this.#notedAt.delete(visit)
    this.#notedAt.set(visit, enteredAt.getTime())
  }
}

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
