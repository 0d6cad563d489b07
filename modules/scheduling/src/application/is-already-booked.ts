import { type Actor, type Clock, denied } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { isAlreadyBooked } from '../contract/index.ts'
import { ownAppointmentView } from './appointment-view.ts'
import type { DayGate } from './day-gate.ts'
import type { SchedulingStore } from './ports/index.ts'

export class IsAlreadyBooked {
  readonly #store: SchedulingStore
  readonly #gate: DayGate
  readonly #clock: Clock

  constructor(store: SchedulingStore, gate: DayGate, clock: Clock) {
    this.#store = store
    this.#gate = gate
    this.#clock = clock
  }

  async run(actor: Actor, input: InputOf<typeof isAlreadyBooked>): Promise<ReplyOf<typeof isAlreadyBooked>> {
    if (actor.kind !== 'user') throw denied()
    const { session, day } = await this.#gate.day(input.session, input.day)
    if (actor.userId !== input.talent) await this.#gate.checkStaff(actor, session.id)
    const held = await this.#store.read(({ appointments }) => appointments.ofTalentOn(day.id, input.talent))
    return { appointment: held && ownAppointmentView(held, session, this.#clock.now()) }
  }
}
