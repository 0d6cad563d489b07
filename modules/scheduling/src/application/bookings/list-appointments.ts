import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { MESSAGE_FATES } from '@callboard/admin/queries'
import { CLOCK, isStaffStanding, missing, standingOf, useCase } from '@callboard/core'
import { groundOfSession } from '@callboard/projects/queries'
import {
  getScheduledAppointments,
  isAlreadyBooked,
  listAppointments,
  listOwnAppointments,
} from '../../contract/index.ts'
import { ScheduleReader } from '../days/schedule-reader.ts'
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
  { schedule: ScheduleReader, clock: CLOCK },
  async ({ needs, actor, input, subject: { standing } }) => {
    const isOwn = standing === 'self'
    const list = await needs.schedule.ofTalent(input.talent, MOST)
    const shown = list.filter(
      ({ session }) => isOwn || isStaffStanding(standingOf(actor, groundOfSession(session))),
    )
    if (!isOwn && standing !== 'admin' && shown.length === 0) throw missing('The account')
    const now = needs.clock.now()
    return shown.map(({ appointment, session }) => ownAppointmentView(appointment, session, now))
  },
)

export const IsAlreadyBooked = useCase(
  isAlreadyBooked,
  {
    store: SCHEDULING_STORE,
    schedule: ScheduleReader,
    fates: MESSAGE_FATES,
    users: USER_DIRECTORY,
    clock: CLOCK,
  },
  async ({ needs, input, subject: { session, day } }) => {
    const { appointments } = await needs.schedule.ofDay({ session, day }, [input.talent])
    const held = appointments.find(({ date }) => date === day.date)
    const { sendsMail: sends_mail } = needs.fates
    if (!held) {
      const losses = await needs.store.read(({ lostTimes }) => lostTimes.ofTalent(input.talent))
      const loss = losses.find(({ dayId }) => dayId === day.id)
      const lost = loss ? { start_time: loss.start.toISOString(), role: loss.role, cause: loss.cause } : null
      return { appointment: null, lost, sends_mail, office: null }
    }
    const directors = await needs.users.many(session.castingDirectorIds)
    const director = session.castingDirectorIds
      .map((id) => directors.find((user) => user.id === id))
      .find(Boolean)
    return {
      appointment: ownAppointmentView(held, session, needs.clock.now()),
      lost: null,
      sends_mail,
      office: director?.email ?? null,
    }
  },
)
