import { type Actor, CLOCK, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { getScheduledAppointments } from '../../contract/index.ts'
import { DayAppointments } from './day-appointments.ts'

export class GetScheduledAppointments extends useCase(getScheduledAppointments, {
  appointments: DayAppointments,
  clock: CLOCK,
}) {
  async run(
    _actor: Actor,
    _input: InputOf<typeof getScheduledAppointments>,
    place: SubjectOf<typeof getScheduledAppointments>,
  ): Promise<ReplyOf<typeof getScheduledAppointments>> {
    return await this.needs.appointments.read(place, { after: this.needs.clock.now() })
  }
}
