import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { listAppointments } from '../../contract/index.ts'
import { DayAppointments } from './day-appointments.ts'

export class ListAppointments extends useCase(listAppointments, { appointments: DayAppointments }) {
  async run(
    _actor: Actor,
    input: InputOf<typeof listAppointments>,
    place: SubjectOf<typeof listAppointments>,
  ): Promise<ReplyOf<typeof listAppointments>> {
    return await this.needs.appointments.read(place, { zone: input.time_zone })
  }
}
