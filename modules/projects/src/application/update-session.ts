import { type Actor, type Clock, conflict, denied, type Ids, type UserActor } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { updateSession } from '../contract/index.ts'
import type { Session } from '../domain/session.ts'
import { type DateEntry, editDates } from '../domain/session-dates.ts'
import { checkedDates, dateRules } from './date-entries.ts'
import type { ProjectsStore, UserDirectory } from './ports/index.ts'
import { signedIn } from './project-access.ts'
import { type StaffedSession, staffedSession } from './session-rights.ts'
import { sessionView } from './session-view.ts'
import { readZone } from './zone.ts'

type Input = InputOf<typeof updateSession>

/** One that stays is taken as it is. */
const zoneAfter = (before: string, typed: string | undefined): string =>
  typed === undefined || typed === before ? before : readZone(typed)

/** Those who only run the session may change its dates and nothing else. */
function checkRights({ session, owns }: StaffedSession, input: Input, zone: string): void {
  if (owns) return
  if (input.name !== undefined && input.name.trim() !== session.name) {
    throw denied('Only a casting director renames a session.')
  }
  const changed =
    zone !== session.timeZone ||
    (input.sort_order ?? session.sortOrder) !== session.sortOrder ||
    (input.description ?? session.description) !== session.description
  if (changed) throw denied()
}

export class UpdateSession {
  readonly #store: ProjectsStore
  readonly #users: UserDirectory
  readonly #ids: Ids
  readonly #clock: Clock

  constructor(store: ProjectsStore, users: UserDirectory, ids: Ids, clock: Clock) {
    this.#store = store
    this.#users = users
    this.#ids = ids
    this.#clock = clock
  }

  async run(actor: Actor, input: Input): Promise<ReplyOf<typeof updateSession>> {
    const user = signedIn(actor)
    const entries = input.dates && (await checkedDates(this.#users, input.dates))
    return await this.#store.write(async (repositories, outbox) => {
      const before = await staffedSession(repositories, user, input.id, 'locked')
      if (before.session.version !== input.version) {
        const current = await sessionView(this.#users, before)
        throw conflict('stale', 'Somebody else has changed this session meanwhile.', current)
      }
      const zone = zoneAfter(before.session.timeZone, input.time_zone)
      checkRights(before, input, zone)
      const session = this.#edited(before, input, zone, entries, user)
      await repositories.sessions.save(session)
      return outbox.answer(await sessionView(this.#users, { ...before, session }))
    })
  }

  #edited(
    { session, owns }: StaffedSession,
    input: Input,
    zone: string,
    entries: readonly DateEntry[] | undefined,
    user: UserActor,
  ): Session {
    return {
      ...session,
      name: input.name?.trim() ?? session.name,
      timeZone: zone,
      sortOrder: input.sort_order ?? session.sortOrder,
      description: input.description ?? session.description,
      dates: entries
        ? editDates(session.dates, entries, dateRules(user, owns, zone, this.#clock.now(), this.#ids))
        : session.dates,
      version: session.version + 1,
    }
  }
}
