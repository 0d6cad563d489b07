import { CLOCK, isStaffStanding, missing, standingOf, useCase } from '@callboard/core'
import { groundOfSession, SESSION_DIRECTORY } from '@callboard/projects/queries'
import {
  getScheduledAppointments,
  isAlreadyBooked,
  listAppointments,
  listOwnAppointments,
} from '../../contract/index.ts'
import { isToCome } from '../../domain/day-plan.ts'
import { SCHEDULING_STORE } from '../ports/index.ts'
import { ownAppointmentView } from './appointment-view.ts'
import { DayAppointments } from './day-appointments.ts'

export const ListAppointments = useCase(
  listAppointments,
  { appointments: DayAppointments },
  ({ needs, input, subject: place }) => needs.appointments.read(place, { zone: input.time_zone }),
)

export const GetScheduledAppointments = useCase(
  getScheduledAppointments,
  { appointments: DayAppointments, clock: CLOCK },
  ({ needs, subject: place }) => needs.appointments.read(place, { after: needs.clock.now() }),
)

const MOST = 200

/** All of one's own; staff see those of the sessions that they work on, and strangers do not learn that the account is there. */
export const ListOwnAppointments = useCase(
  listOwnAppointments,
  { store: SCHEDULING_STORE, sessions: SESSION_DIRECTORY, clock: CLOCK },
  async ({ needs, actor, input, subject: { standing } }) => {
    const isOwn = standing === 'self'
    const list = await needs.store.read(({ appointments }) => appointments.ofTalent(input.talent, MOST))
    const facts = await needs.sessions.many([...new Set(list.map(({ sessionId }) => sessionId))])
    const shown = facts.filter(
      (session) => isOwn || isStaffStanding(standingOf(actor, groundOfSession(session))),
    )
    if (!isOwn && standing !== 'admin' && shown.length === 0) throw missing('The account')
    const sessions = new Map(shown.map((session) => [session.id, session]))
    const now = needs.clock.now()
    return list.flatMap((appointment) => {
      const session = sessions.get(appointment.sessionId)
      if (!session) return []
      // Cancelled a moment later, after the event of the change.
      const isOver = session.archived || !session.dates.some(({ id }) => id === appointment.dayId)
      return isOver && isToCome(appointment, now) ? [] : [ownAppointmentView(appointment, session, now)]
    })
  },
)

export const IsAlreadyBooked = useCase(
  isAlreadyBooked,
  { store: SCHEDULING_STORE, clock: CLOCK },
  async ({ needs, input, subject: { session, day } }) => {
    const held = await needs.store.read(({ appointments }) => appointments.ofTalentOn(day.id, input.talent))
    const isOnDay = held?.date === day.date
    return { appointment: held && isOnDay ? ownAppointmentView(held, session, needs.clock.now()) : null }
  },
)
