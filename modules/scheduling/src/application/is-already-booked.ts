import { type Actor, type Clock, denied } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { isAlreadyBooked } from '../contract/index.ts'
import { ownAppointmentView } from './appointment-views.ts'
import type { SchedulingStore, SessionAccess, SessionDirectory } from './ports/index.ts'
import { checkStaff, dayOfSession } from './session-day.ts'

export class IsAlreadyBooked {
  readonly #store: SchedulingStore
  readonly #sessions: SessionDirectory
  readonly #access: SessionAccess
  readonly #clock: Clock

  constructor(store: SchedulingStore, sessions: SessionDirectory, access: SessionAccess, clock: Clock) {
    this.#store = store
    this.#sessions = sessions
    this.#access = access
    this.#clock = clock
  }

  async run(actor: Actor, input: InputOf<typeof isAlreadyBooked>): Promise<ReplyOf<typeof isAlreadyBooked>> {
    if (actor.kind !== 'user') throw denied()
    const { session, day } = await dayOfSession(this.#sessions, input.session, input.day)
    if (actor.userId !== input.talent) await checkStaff(this.#access, actor, session.id)
    const held = await this.#store.read(({ appointments }) => appointments.ofTalentOn(day.id, input.talent))
    return { appointment: held && ownAppointmentView(held, session, this.#clock.now()) }
  }
}
