import { subjectLoader } from '@callboard/core'
import { groundOfSession, SESSION_DIRECTORY, type SessionDirectory } from '@callboard/projects/queries'
import { appointmentSubject, lostTimeSubject, talentDaySubject, timeFrameSubject } from '../contract/index.ts'
import { ScheduleReader } from './days/schedule-reader.ts'
import { SCHEDULING_STORE } from './ports/index.ts'

async function dayOf(directory: SessionDirectory, sessionId: string, dayId: string) {
  const session = await directory.session(sessionId)
  const day = session?.dates.find((date) => date.id === dayId)
  return session && day ? { session, day } : null
}

/** An appointment is also its talent's own. */
export const AppointmentLoader = subjectLoader(
  appointmentSubject,
  { sessions: SESSION_DIRECTORY, store: SCHEDULING_STORE },
  async ({ needs, ids }) => {
    const place = await dayOf(needs.sessions, ids.session, ids.day)
    const appointment =
      place && (await needs.store.read(({ appointments }) => appointments.find(ids.appointment)))
    if (!place || appointment?.dayId !== place.day.id) return null
    const ground = { ...groundOfSession(place.session), userId: appointment.talentId }
    return { subject: { ...place, appointment }, ground }
  },
)

export const TimeFrameLoader = subjectLoader(
  timeFrameSubject,
  { sessions: SESSION_DIRECTORY, schedule: ScheduleReader },
  async ({ needs, ids }) => {
    const place = await dayOf(needs.sessions, ids.session, ids.day)
    const schedule = place && (await needs.schedule.ofDay(place, []))
    const frame = schedule?.frames.find(({ id }) => id === ids.availability)
    if (!place || !frame) return null
    return { subject: { ...place, frame }, ground: groundOfSession(place.session) }
  },
)

export const TalentDayLoader = subjectLoader(
  talentDaySubject,
  { sessions: SESSION_DIRECTORY },
  async ({ needs, ids }) => {
    const place = await dayOf(needs.sessions, ids.session, ids.day)
    return place && { subject: place, ground: { ...groundOfSession(place.session), userId: ids.talent } }
  },
)

/** Its session date may be gone. */
export const LostTimeLoader = subjectLoader(
  lostTimeSubject,
  { sessions: SESSION_DIRECTORY, store: SCHEDULING_STORE },
  async ({ needs, ids }) => {
    const session = await needs.sessions.session(ids.session)
    const lost = session && (await needs.store.read(({ lostTimes }) => lostTimes.find(ids.appointment)))
    if (!session || lost?.sessionId !== session.id) return null
    return { subject: { session, lost }, ground: groundOfSession(session) }
  },
)
