import { type Actor, type Clock, denied, isStaff, type UserActor } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { listOwnAppointments } from '../contract/index.ts'
import { ownAppointmentView } from './appointment-view.ts'
import type { SchedulingStore, SessionDirectory, SessionFacts } from './ports/index.ts'

const MOST = 200

/** The same rule as for the audience of a session, without asking once for each. */
const worksOn = (user: UserActor, session: SessionFacts): boolean =>
  user.userType === 'super_admin' ||
  (user.userType === 'casting_director' && session.castingDirectorIds.includes(user.userId)) ||
  session.dates.some((date) => [...date.managerIds, ...date.lobbyManagerIds].includes(user.userId))

export class ListOwnAppointments {
  readonly #store: SchedulingStore
  readonly #sessions: SessionDirectory
  readonly #clock: Clock

  constructor(store: SchedulingStore, sessions: SessionDirectory, clock: Clock) {
    this.#store = store
    this.#sessions = sessions
    this.#clock = clock
  }

  async run(
    actor: Actor,
    input: InputOf<typeof listOwnAppointments>,
  ): Promise<ReplyOf<typeof listOwnAppointments>> {
    if (actor.kind !== 'user') throw denied()
    const isOwn = actor.userId === input.talent
    if (!isOwn && !isStaff(actor)) throw denied()
    const list = await this.#store.read(({ appointments }) => appointments.ofTalent(input.talent, MOST))
    const facts = await this.#sessions.many([...new Set(list.map(({ sessionId }) => sessionId))])
    const sessions = new Map(
      facts.filter((session) => isOwn || worksOn(actor, session)).map((session) => [session.id, session]),
    )
    const now = this.#clock.now()
    return list.flatMap((appointment) => {
      const session = sessions.get(appointment.sessionId)
      return session ? [ownAppointmentView(appointment, session, now)] : []
    })
  }
}
