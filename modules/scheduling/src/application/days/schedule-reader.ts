import { CLOCK, service } from '@callboard/core'
import { SESSION_DIRECTORY, type SessionFacts } from '@callboard/projects/queries'
import type { Appointment } from '../../domain/appointment.ts'
import { agreed, isTrue, planDay, type Schedule } from '../../domain/day-plan.ts'
import { SCHEDULING_STORE } from '../ports/index.ts'
import { DayKeeper, dayNow, noDay, type Place } from './day-keeper.ts'

/** An appointment of a session that is there. */
export interface PlacedAppointment {
  readonly appointment: Appointment
  readonly session: SessionFacts
}

/**
 * Frames and appointments as their session dates make them: what is stored, or what it will be in a moment where a
 * date was changed and the event of the change has not come yet.
 */
export class ScheduleReader extends service({
  store: SCHEDULING_STORE,
  sessions: SESSION_DIRECTORY,
  days: DayKeeper,
  clock: CLOCK,
}) {
  /**
   * @param talentIds absent: appointments of everybody
   * @throws DomainError missing when the date is gone
   */
  async ofDay(asked: Place, talentIds?: readonly string[]): Promise<Schedule> {
    const { id } = asked.day
    const stored = await this.needs.store.read(async ({ frames, appointments }) => ({
      frames: await frames.ofDay(id),
      appointments: await (talentIds ? appointments.ofTalentsOn(id, talentIds) : appointments.ofDay(id)),
    }))
    const now = this.needs.clock.now()
    if (isTrue(planDay(dayNow(asked), stored.frames, stored.appointments, now))) return stored
    // The date was changed just now, or what is stored already agrees with a change since `asked`.
    const place = await this.needs.days.placeNow(asked)
    if (!place) throw noDay()
    return agreed(planDay(dayNow(place), stored.frames, stored.appointments, now), stored)
  }

  /** Newest first, without those of sessions that are gone. */
  async ofTalent(talentId: string, limit: number): Promise<readonly PlacedAppointment[]> {
    const { held, frames } = await this.needs.store.read(async (repositories) => {
      const latest = await repositories.appointments.ofTalent(talentId, limit)
      const dayIds = [...new Set(latest.map(({ dayId }) => dayId))]
      return { held: latest, frames: await repositories.frames.ofDays(dayIds) }
    })
    const facts = await this.needs.sessions.many([...new Set(held.map(({ sessionId }) => sessionId))])
    const now = this.needs.clock.now()
    const shown = new Map<string, PlacedAppointment>()
    for (const [dayId, ofDay] of Map.groupBy(held, (appointment) => appointment.dayId)) {
      const session = facts.find(({ id }) => id === ofDay[0]?.sessionId)
      if (!session) continue
      const day = session.dates.find(({ id }) => id === dayId)
      const stored = { frames: frames.filter((frame) => frame.dayId === dayId), appointments: ofDay }
      const plan = planDay(day ? dayNow({ session, day }) : null, stored.frames, stored.appointments, now)
      for (const appointment of agreed(plan, stored).appointments)
        shown.set(appointment.id, { appointment, session })
    }
    return held.flatMap(({ id }) => shown.get(id) ?? [])
  }
}
