import { CLOCK, useCase } from '@callboard/core'
import { isAlreadyBooked } from '../../contract/index.ts'
import { SCHEDULING_STORE } from '../ports/index.ts'
import { ownAppointmentView } from './appointment-view.ts'

export const IsAlreadyBooked = useCase(
  isAlreadyBooked,
  { store: SCHEDULING_STORE, clock: CLOCK },
  async ({ needs, input, subject: { session, day } }) => {
    const held = await needs.store.read(({ appointments }) => appointments.ofTalentOn(day.id, input.talent))
    const isOnDay = held?.date === day.date
    return { appointment: held && isOnDay ? ownAppointmentView(held, session, needs.clock.now()) : null }
  },
)
