import { wallClock } from '@callboard/core'
import type { Appointment, LocationType } from './appointment.ts'
import { overlaps, span } from './frame-rules.ts'
import { slotAtWall } from './slot-grid.ts'
import type { TimeFrame } from './time-frame.ts'

/** A session date as projects keeps it. */
export interface DayNow {
  /** Calendar day in the zone. */
  readonly date: string
  /** IANA name. */
  readonly zone: string
  readonly locationType: LocationType
  readonly inPersonLocation: string
  /** Appointments made until then have ended, whatever the date is now; null when none has. */
  readonly endedAt: Date | null
}

/** Changes after which frames and appointments of a session date agree with the date. */
export interface DayPlan {
  /** Frames on their new day. */
  readonly frames: readonly TimeFrame[]
  /** Frames that overlap another one on the new day, or whose times the clocks skip there. */
  readonly dropped: readonly TimeFrame[]
  /** As they are afterwards; their talent are told. */
  readonly changed: readonly Appointment[]
  /** As they are afterwards; nothing of it is news to their talent. */
  readonly relabelled: readonly Appointment[]
  /** As they were, with the sequence of the cancellation. */
  readonly cancelled: readonly Appointment[]
}

export const isToCome = ({ start }: Pick<Appointment, 'start'>, now: Date): boolean => start > now

/** What a calendar program must hear of when the appointment is gone. */
export const cancellation = (appointment: Appointment): Appointment => ({
  ...appointment,
  sequence: appointment.sequence + 1,
})

/** True where archiving the project ended it. */
export const hasEnded = (
  { createdAt }: Pick<Appointment, 'createdAt'>,
  { endedAt }: Pick<DayNow, 'endedAt'>,
): boolean => endedAt !== null && createdAt <= endedAt

const nothing: DayPlan = { frames: [], dropped: [], changed: [], relabelled: [], cancelled: [] }

/** The appointment at the same wall time of the new day; null where that has no slot, or has passed. */
function onNewDay(
  appointment: Appointment,
  before: TimeFrame,
  after: TimeFrame,
  now: Date,
): Appointment | null {
  const slot = slotAtWall(after, wallClock(appointment.start, before.zone).time)
  if (!slot || !isToCome(slot, now)) return null
  return {
    ...appointment,
    date: after.date,
    start: slot.start,
    end: slot.end,
    zone: appointment.zone === before.zone ? after.zone : appointment.zone,
    checkedIn: appointment.checkedIn && appointment.date === after.date,
  }
}

const isNews = (before: Appointment, after: Appointment): boolean =>
  before.start.getTime() !== after.start.getTime() ||
  before.end.getTime() !== after.end.getTime() ||
  before.locationType !== after.locationType ||
  before.inPersonLocation !== after.inPersonLocation

interface PlacedFrame {
  readonly before: TimeFrame
  /** Null where there is no room for it. */
  readonly after: TimeFrame | null
}

/** The frames on the new day, earlier ones first where two overlap there. */
function placed(frames: readonly TimeFrame[], { date, zone }: DayNow): readonly PlacedFrame[] {
  const list: PlacedFrame[] = []
  for (const before of frames) {
    const isThere = before.date === date && before.zone === zone
    const after = isThere ? before : { ...before, date, zone, version: before.version + 1 }
    const isFree =
      isThere ||
      (span(after) !== null && !list.some((other) => other.after !== null && overlaps(other.after, after)))
    list.push({ before, after: isFree ? after : null })
  }
  return list
}

/**
 * What makes a session date true: its frames keep their wall times on its day and in its zone, and the appointments
 * still to come move with them; one that cannot is cancelled. Appointments that have begun stay as they were.
 * @param day null when the date takes no appointments any more: removed, deleted or archived
 * @param frames all of the date, earliest first
 * @param appointments all of the date
 */
export function planDay(
  day: DayNow | null,
  frames: readonly TimeFrame[],
  appointments: readonly Appointment[],
  now: Date,
): DayPlan {
  const toCome = appointments.filter((appointment) => isToCome(appointment, now))
  if (!day) return { ...nothing, cancelled: toCome.map(cancellation) }
  const byFrame = new Map(placed(frames, day).map((frame) => [frame.before.id, frame]))
  const changed: Appointment[] = []
  const relabelled: Appointment[] = []
  const cancelled: Appointment[] = []
  for (const before of toCome) {
    const frame = byFrame.get(before.frameId)
    const isStill = frame !== undefined && frame.before === frame.after
    const there = isStill ? before : frame?.after ? onNewDay(before, frame.before, frame.after, now) : null
    if (!there || hasEnded(before, day)) {
      cancelled.push(cancellation(before))
      continue
    }
    const after = { ...there, locationType: day.locationType, inPersonLocation: day.inPersonLocation }
    if (isNews(before, after)) changed.push({ ...after, sequence: before.sequence + 1 })
    else if (!isStill) relabelled.push(after)
  }
  const moved = [...byFrame.values()].filter(({ before, after }) => before !== after)
  return {
    frames: moved.flatMap(({ after }) => after ?? []),
    dropped: moved.flatMap(({ before, after }) => (after ? [] : [before])),
    changed,
    relabelled,
    cancelled,
  }
}

export const isTrue = ({ frames, dropped, changed, relabelled, cancelled }: DayPlan): boolean =>
  [frames, dropped, changed, relabelled, cancelled].every((list) => list.length === 0)

export interface Schedule {
  readonly frames: readonly TimeFrame[]
  readonly appointments: readonly Appointment[]
}

/** The schedule with the changes of the plan. */
export function agreed(plan: DayPlan, { frames, appointments }: Schedule): Schedule {
  const changes = new Map([...plan.changed, ...plan.relabelled].map((after) => [after.id, after]))
  const moved = new Map(plan.frames.map((after) => [after.id, after]))
  const gone = new Set([...plan.dropped, ...plan.cancelled].map(({ id }) => id))
  const stay = ({ id }: { readonly id: string }) => !gone.has(id)
  return {
    frames: frames.filter(stay).map((frame) => moved.get(frame.id) ?? frame),
    appointments: appointments.filter(stay).map((appointment) => changes.get(appointment.id) ?? appointment),
  }
}
