import { type Actor, CLOCK, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { isAlreadyBooked } from '../../contract/index.ts'
import { SCHEDULING_STORE } from '../ports/index.ts'
import { ownAppointmentView } from './appointment-view.ts'

export class IsAlreadyBooked extends useCase(isAlreadyBooked, { store: SCHEDULING_STORE, clock: CLOCK }) {
  async run(
    _actor: Actor,
    input: InputOf<typeof isAlreadyBooked>,
    { session, day }: SubjectOf<typeof isAlreadyBooked>,
  ): Promise<ReplyOf<typeof isAlreadyBooked>> {
    const held = await this.needs.store.read(({ appointments }) =>
      appointments.ofTalentOn(day.id, input.talent),
    )
    const isOnDay = held?.date === day.date
    return { appointment: held && isOnDay ? ownAppointmentView(held, session, this.needs.clock.now()) : null }
  }
}
