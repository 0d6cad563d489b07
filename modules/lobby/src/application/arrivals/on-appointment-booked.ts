import { eventHandler } from '@callboard/core'
import { SESSION_DIRECTORY } from '@callboard/projects/queries'
import { appointmentBooked } from '@callboard/scheduling/contract'
import { APPOINTMENT_QUERIES } from '@callboard/scheduling/queries'
import { callAt, changed } from '../../domain/index.ts'
import { LobbySignals } from '../line/lobby-signals.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { Arrivals } from './arrivals.ts'

/** A talent who has checked in books a time of the same date afterwards: it is the call, and nobody is expected for it. */
export const OnAppointmentBooked = eventHandler(
  appointmentBooked,
  'lobby.meet-appointment',
  {
    store: LOBBY_STORE,
    sessions: SESSION_DIRECTORY,
    appointments: APPOINTMENT_QUERIES,
    arrivals: Arrivals,
    signals: LobbySignals,
  },
  async ({ needs, payload: { appointment_id, session_id, talent_id } }) => {
    const session = await needs.sessions.session(session_id)
    if (!session) return
    for (const day of session.dates) {
      const booked = await needs.appointments.onDay(day.id, talent_id)
      if (booked?.id !== appointment_id) continue
      await needs.store.write(async (repositories, outbox) => {
        await repositories.lockSession(session_id)
        const record = await repositories.records.latestOfUser(talent_id, day.id)
        if (!record || record.arrivedTime === null) return
        needs.arrivals.tellCheckedIn(outbox, record, talent_id)
        if (record.actualCall !== null) return
        const after = changed(record, { actualCall: callAt(booked.start, session.timeZone) })
        await repositories.records.save(after)
        needs.signals.recordAndTalent(outbox, after)
      })
      return
    }
  },
)
