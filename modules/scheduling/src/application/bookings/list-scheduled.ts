import { CLOCK, useCase } from '@callboard/core'
import { getScheduledAppointments } from '../../contract/index.ts'
import { DayAppointments } from './day-appointments.ts'

export const GetScheduledAppointments = useCase(
  getScheduledAppointments,
  { appointments: DayAppointments, clock: CLOCK },
  ({ needs, subject: place }) => needs.appointments.read(place, { after: needs.clock.now() }),
)
