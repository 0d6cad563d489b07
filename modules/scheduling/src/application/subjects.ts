import { subjectLoader } from '@callboard/core'
import { groundOfSession, SESSION_DIRECTORY, type SessionDirectory } from '@callboard/projects/queries'
import { appointmentSubject, talentDaySubject, timeFrameSubject } from '../contract/index.ts'
import { SCHEDULING_STORE } from './ports/index.ts'

async function dayOf(directory: SessionDirectory, sessionId: string, dayId: string) {
  const session = await directory.session(sessionId)
  const day = session?.dates.find((date) => date.id === dayId)
  return session && day ? { session, day } : null
}

/** An appointment is also its talent's own. */
export class AppointmentLoader extends subjectLoader(appointmentSubject, {
  sessions: SESSION_DIRECTORY,
  store: SCHEDULING_STORE,
}) {
  async load(ids: { readonly session: string; readonly day: string; readonly appointment: string }) {
    const place = await dayOf(this.needs.sessions, ids.session, ids.day)
    const appointment =
      place && (await this.needs.store.read(({ appointments }) => appointments.find(ids.appointment)))
    if (!place || appointment?.dayId !== place.day.id) return null
    const ground = { ...groundOfSession(place.session), userId: appointment.talentId }
    return { subject: { ...place, appointment }, ground }
  }
}

export class TimeFrameLoader extends subjectLoader(timeFrameSubject, {
  sessions: SESSION_DIRECTORY,
  store: SCHEDULING_STORE,
}) {
  async load(ids: { readonly session: string; readonly day: string; readonly availability: string }) {
    const place = await dayOf(this.needs.sessions, ids.session, ids.day)
    const frame = place && (await this.needs.store.read(({ frames }) => frames.find(ids.availability)))
    if (!place || frame?.dayId !== place.day.id) return null
    return { subject: { ...place, frame }, ground: groundOfSession(place.session) }
  }
}

export class TalentDayLoader extends subjectLoader(talentDaySubject, { sessions: SESSION_DIRECTORY }) {
  async load(ids: { readonly session: string; readonly day: string; readonly talent: string }) {
    const place = await dayOf(this.needs.sessions, ids.session, ids.day)
    return place && { subject: place, ground: { ...groundOfSession(place.session), userId: ids.talent } }
  }
}
