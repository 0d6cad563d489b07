import { useCase } from '@callboard/core'
import { listAppointments } from '../../contract/index.ts'
import { DayAppointments } from './day-appointments.ts'

export const ListAppointments = useCase(
  listAppointments,
  { appointments: DayAppointments },
  ({ needs, input, subject: place }) => needs.appointments.read(place, { zone: input.time_zone }),
)
