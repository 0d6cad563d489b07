import { CLOCK, service } from '@callboard/core'
import type { Appointment } from '../../domain/appointment.ts'
import { isToCome, planDay } from '../../domain/day-plan.ts'
import { joined, stretchOf } from '../../domain/slot-grid.ts'
import { standingReply } from '../../domain/time-reply.ts'
import type {
  AppointmentQueries,
  SessionAfter,
  Stretch,
  TalentTime,
  TouchedAppointments,
} from '../../queries/index.ts'
import { DayKeeper } from '../days/day-keeper.ts'
import { ScheduleReader } from '../days/schedule-reader.ts'
import { SCHEDULING_STORE, type SchedulingRepositories } from '../ports/index.ts'

export class StoredAppointmentQueries
  extends service({ store: SCHEDULING_STORE, days: DayKeeper, schedule: ScheduleReader, clock: CLOCK })
  implements AppointmentQueries
{
  async onDay(dayId: string, userId: string): Promise<{ id: string; role: string; start: Date } | null> {
    const stored = await this.needs.store.read(({ appointments }) => appointments.ofTalentOn(dayId, userId))
    const place =
      stored && (await this.needs.days.placeNow({ session: { id: stored.sessionId }, day: { id: dayId } }))
    if (!place) return null
    const { appointments } = await this.needs.schedule.ofDay(place, [userId])
    const appointment = appointments.find(({ id }) => id === stored.id)
    return appointment ? { id: appointment.id, role: appointment.role, start: appointment.start } : null
  }

  async sessionOf(appointmentId: string): Promise<string | null> {
    const found = await this.needs.store.read(({ appointments }) => appointments.find(appointmentId))
    return found?.sessionId ?? null
  }

  async frameCounts(dayIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const frames = await this.needs.store.read((repositories) => repositories.frames.ofDays(dayIds))
    const counts = new Map<string, number>()
    for (const { dayId } of frames) counts.set(dayId, (counts.get(dayId) ?? 0) + 1)
    return counts
  }

  async stretches(
    days: readonly { readonly id: string; readonly date: string; readonly zone: string }[],
  ): Promise<ReadonlyMap<string, readonly Stretch[]>> {
    const byId = new Map(days.map((day) => [day.id, day]))
    const frames = await this.needs.store.read((repositories) => repositories.frames.ofDays([...byId.keys()]))
    const found = new Map<string, readonly Stretch[]>()
    for (const [dayId, ofDay] of Map.groupBy(frames, (frame) => frame.dayId)) {
      // As the date is now, whether its frames have followed it or not.
      const stretches = ofDay.flatMap((frame) => stretchOf({ ...frame, ...byId.get(dayId) }) ?? [])
      if (stretches.length > 0) found.set(dayId, joined(stretches))
    }
    return found
  }

  async timesOn(dayIds: readonly string[]): Promise<readonly TalentTime[]> {
    const found = await this.needs.store.read(({ appointments }) => appointments.ofDays(dayIds))
    return found.map((appointment) => ({
      sessionId: appointment.sessionId,
      dayId: appointment.dayId,
      talentId: appointment.talentId,
      start: appointment.start,
      reply: standingReply(appointment)?.answer ?? null,
    }))
  }

  async lostTimes(sessionIds: readonly string[]) {
    return await this.needs.store.read(({ lostTimes }) => lostTimes.open(sessionIds))
  }

  async countToCome(userId: string, after: Date): Promise<number> {
    return await this.needs.store.read(({ appointments }) => appointments.countToCome(userId, after))
  }

  async touchedByChange(after: SessionAfter): Promise<TouchedAppointments> {
    return await this.needs.store.join(async ({ frames, appointments }) => {
      const dayIds = await frames.lockDays([after.id])
      const framesOf = Map.groupBy(await frames.ofDays(dayIds), ({ dayId }) => dayId)
      const appointmentsOf = Map.groupBy(await appointments.ofDays(dayIds), ({ dayId }) => dayId)
      let [changed, cancelled] = [0, 0]
      for (const dayId of dayIds) {
        const day = after.dates.find(({ id }) => id === dayId)
        const plan = planDay(
          day ? { ...day, zone: after.timeZone, endedAt: null } : null,
          framesOf.get(dayId) ?? [],
          appointmentsOf.get(dayId) ?? [],
          this.needs.clock.now(),
        )
        changed += plan.changed.length
        cancelled += plan.cancelled.length
      }
      return { changed, cancelled }
    })
  }

  async touchedByEnd(sessionIds: readonly string[]): Promise<TouchedAppointments> {
    const toCome = await this.needs.store.join((repositories) => this.#toCome(repositories, sessionIds))
    return { changed: 0, cancelled: toCome.length }
  }

  async toComeByRole(sessionIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const toCome = await this.needs.store.join((repositories) => this.#toCome(repositories, sessionIds))
    const counts = new Map<string, number>()
    for (const { role } of toCome) counts.set(role, (counts.get(role) ?? 0) + 1)
    return counts
  }

  async #toCome(
    { frames, appointments }: SchedulingRepositories,
    sessionIds: readonly string[],
  ): Promise<readonly Appointment[]> {
    const all = await appointments.ofDays(await frames.lockDays(sessionIds))
    return all.filter((appointment) => isToCome(appointment, this.needs.clock.now()))
  }
}
