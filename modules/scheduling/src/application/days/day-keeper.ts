import { CLOCK, missing, type Outbox, service } from '@callboard/core'
import { SESSION_DIRECTORY, type SessionDateFacts, type SessionFacts } from '@callboard/projects/queries'
import type { LossCause } from '../../contract/index.ts'
import type { Appointment } from '../../domain/appointment.ts'
import { type DayNow, hasEnded, isTrue, planDay } from '../../domain/day-plan.ts'
import { lostTime } from '../../domain/lost-time.ts'
import type { TimeFrame } from '../../domain/time-frame.ts'
import { tellCancelledOf, tellTalent } from '../jobs.ts'
import { NoticeKeeper } from '../notices/notice-keeper.ts'
import { SCHEDULING_STORE, type SchedulingRepositories } from '../ports/index.ts'
import { remindLater } from '../reminders/remind-later.ts'
import { signalSlots } from '../slots/signal-slots.ts'

/** A session date that is there. */
export interface Place {
  readonly session: SessionFacts
  readonly day: SessionDateFacts
}

interface DayIds {
  readonly session: { readonly id: string }
  readonly day: { readonly id: string }
}

export const noDay = () => missing('This session date')

/** The date as frames must agree with it; null when it takes no appointments. */
export const dayNow = ({ session, day }: Place): DayNow | null =>
  session.archived
    ? null
    : {
        date: day.date,
        zone: session.timeZone,
        locationType: day.locationType,
        inPersonLocation: day.inPersonLocation,
        endedAt: session.lastArchivedAt,
      }

/** What a change of the date took the appointment away by. */
function causeOf(appointment: Pick<Appointment, 'createdAt'>, place: Place | null): LossCause {
  if (!place) return 'date_removed'
  const day = dayNow(place)
  return !day || hasEnded(appointment, day) ? 'archived' : 'date_changed'
}

export const isOnDay = (frame: Pick<TimeFrame, 'date' | 'zone'>, { session, day }: Place): boolean =>
  frame.date === day.date && frame.zone === session.timeZone

/**
 * Keeps frames and appointments in agreement with the session dates, which are changed in projects. An event of each
 * change asks for it; whatever locks the date before the event has come does it first.
 */
export class DayKeeper extends service({
  store: SCHEDULING_STORE,
  sessions: SESSION_DIRECTORY,
  notices: NoticeKeeper,
  clock: CLOCK,
}) {
  /** The session date as it is now; null when it is gone. */
  async placeNow(ids: DayIds): Promise<Place | null> {
    return this.#placeIn(await this.needs.sessions.session(ids.session.id), ids)
  }

  /** `placeNow` for the inside of a write. */
  async placeInWrite(ids: DayIds): Promise<Place | null> {
    return this.#placeIn(await this.needs.sessions.sessionInWrite(ids.session.id), ids)
  }

  #placeIn(now: SessionFacts | null, { day }: DayIds): Place | null {
    const found = now?.dates.find((date) => date.id === day.id)
    return now && found ? { session: now, day: found } : null
  }

  /**
   * Locks the date and settles it. @returns the date as it is now
   * @throws DomainError missing when it is gone
   */
  async lock(repositories: SchedulingRepositories, outbox: Outbox, ids: DayIds): Promise<Place> {
    await repositories.frames.lockDay(ids.session.id, ids.day.id)
    const place = await this.placeInWrite(ids)
    if (!place) throw noDay()
    await this.settle(repositories, outbox, ids, place)
    return place
  }

  /**
   * Makes the schedule of a locked date agree with the date; a talent is told of an appointment once it stays as it is.
   * @param by the account that changed the date; null where it is not known
   */
  async settle(
    repositories: SchedulingRepositories,
    outbox: Outbox,
    { session, day }: DayIds,
    place: Place | null,
    by: string | null = null,
  ): Promise<void> {
    const { frames, appointments, lostTimes } = repositories
    const before = await appointments.ofDay(day.id)
    const now = this.needs.clock.now()
    const plan = planDay(place && dayNow(place), await frames.ofDay(day.id), before, now)
    if (isTrue(plan)) return
    await appointments.removeAll(plan.cancelled.map(({ id }) => id))
    const lost = plan.cancelled.map((appointment) =>
      lostTime(appointment, { cause: causeOf(appointment, place), lostAt: now, lostBy: by }),
    )
    await lostTimes.add(...lost)
    for (const { id } of plan.dropped) await frames.remove(id)
    for (const frame of plan.frames) await frames.save(frame)
    await appointments.saveAll([...plan.changed, ...plan.relabelled])
    const byId = new Map(before.map((appointment) => [appointment.id, appointment]))
    for (const appointment of plan.changed) {
      remindLater(outbox, appointment, now)
      await this.needs.notices.hold(repositories, outbox, byId.get(appointment.id)!, appointment.sequence)
    }
    for (const appointment of await this.needs.notices.release(repositories, plan.cancelled))
      outbox.enqueue(tellTalent, tellCancelledOf('office', appointment))
    const touched = [
      ...[...plan.frames, ...plan.dropped].map(({ id }) => id),
      ...[...plan.changed, ...plan.relabelled, ...plan.cancelled].map(({ frameId }) => frameId),
    ]
    for (const frameId of new Set(touched)) signalSlots(outbox, session.id, day.id, frameId)
  }

  /** Settles every date of a session, each in a transaction of its own. @param by as in `settle` */
  async settleSession(sessionId: string, by?: string): Promise<void> {
    const dayIds = await this.needs.store.read(({ frames }) => frames.daysOf([sessionId]))
    for (const id of dayIds) {
      const ids = { session: { id: sessionId }, day: { id } }
      await this.needs.store.write(async (repositories, outbox) => {
        await repositories.frames.lockDay(sessionId, id)
        await this.settle(repositories, outbox, ids, await this.placeInWrite(ids), by)
      })
    }
  }
}
