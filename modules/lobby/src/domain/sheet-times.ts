import { instantOf, invalid } from '@callboard/core'
import { SHEET_TIMES, type SheetTime } from '../contract/sheet-rules.ts'
import { type CheckInRecord, changed } from './check-in-record.ts'

/** A time of the sheet that staff have put right, with what stood there before. */
export interface TimeCorrection {
  readonly id: string
  readonly recordId: string
  readonly time: SheetTime
  /** an instant of ISO 8601, of the call `HH:mm`; null: none */
  readonly before: string | null
  readonly after: string | null
  /** the account of who did it, and the name it had */
  readonly byId: string
  readonly by: string
  readonly at: Date
}

/** Wall times `HH:mm` in the session's zone; null: it did not happen. What is absent stays. */
export type WishedTimes = Partial<Readonly<Record<'arrival' | 'seen' | 'out', string | null>>>

const DAY = 24 * 3_600_000

/** The moment of a wall time on the date of a record; after midnight of a casting that runs past it. */
function momentOf(
  record: CheckInRecord,
  field: SheetTime,
  wall: string | null,
  zone: string,
  since: Date | null,
) {
  if (wall === null) return null
  const moment = instantOf(record.date, wall, zone)
  if (!moment) throw invalid(field, 'This time does not exist on that date.')
  if (since === null || moment >= since) return moment
  const next = new Date(moment.getTime() + DAY)
  if (next.getTime() - since.getTime() > DAY / 2) throw invalid(field, 'This is before the arrival.')
  return next
}

/**
 * The record with the times that staff have seen.
 * @throws DomainError invalid for a time before the arrival, or without one
 */
export function withTimes(record: CheckInRecord, wished: WishedTimes, zone: string): CheckInRecord {
  const time = (field: 'arrival' | 'seen' | 'out', known: Date | null, since: Date | null) => {
    const wall = wished[field]
    return wall === undefined ? known : momentOf(record, field, wall, zone, since)
  }
  const arrivedTime = time('arrival', record.arrivedTime, null)
  const seenTime = time('seen', record.seenTime, arrivedTime)
  const signedOutTime = time('out', record.signedOutTime, arrivedTime)
  for (const [field, moment] of [
    ['seen', seenTime],
    ['out', signedOutTime],
  ] as const)
    if (moment !== null && arrivedTime === null) throw invalid(field, 'Add the arrival first.')
  const isResting = record.state === 'waiting' || record.state === 'expected'
  const state = isResting ? (arrivedTime === null ? 'expected' : 'waiting') : record.state
  return changed(record, {
    arrivedTime,
    checkedInTime: arrivedTime ?? record.checkedInTime,
    seenTime,
    signedOutTime,
    state,
  })
}

const timesOf = (record: CheckInRecord): Readonly<Record<SheetTime, string | null>> => ({
  call: record.actualCall,
  arrival: record.arrivedTime?.toISOString() ?? null,
  seen: record.seenTime?.toISOString() ?? null,
  out: record.signedOutTime?.toISOString() ?? null,
})

/** What a change by hand has replaced. A call that there was none before replaces nothing. */
export function correctionsOf(
  before: CheckInRecord,
  after: CheckInRecord,
): readonly Pick<TimeCorrection, 'time' | 'before' | 'after'>[] {
  const [old, now] = [timesOf(before), timesOf(after)]
  return SHEET_TIMES.filter((time) => old[time] !== now[time] && !(time === 'call' && old.call === null)).map(
    (time) => ({ time, before: old[time], after: now[time] }),
  )
}
