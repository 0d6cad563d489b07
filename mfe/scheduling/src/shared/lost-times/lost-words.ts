import type { LostTime } from '@callboard/scheduling/contract'

const dayIn = (at: Date, timeZone: string | undefined) =>
  new Intl.DateTimeFormat('en-CA', { timeZone }).format(at)
const clock = (at: Date, timeZone: string | undefined) =>
  new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone }).format(at)
const dayAndClock = (at: Date, timeZone: string | undefined) =>
  `${new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone }).format(at)}, ${clock(at, timeZone)}`

/**
 * The time that a talent had, with its day where that is another one.
 * @param onDay `YYYY-MM-DD` of the schedule that shows it
 * @param zone of the session
 */
export function sayLostTime(
  { start_time }: Pick<LostTime, 'start_time'>,
  onDay: string | undefined,
  zone: string,
) {
  const start = new Date(start_time)
  return dayIn(start, zone) === onDay ? clock(start, zone) : dayAndClock(start, zone)
}

function sayCause({ cause, lost_by }: Pick<LostTime, 'cause' | 'lost_by'>): string {
  if (cause === 'talent') return 'Cancelled by talent'
  if (cause === 'office') return `Cancelled by ${lost_by ?? 'the casting office'}`
  if (cause === 'frame_deleted') return lost_by ? `Time frame deleted by ${lost_by}` : 'Time frame deleted'
  if (cause === 'date_removed') return 'Date removed'
  return cause === 'date_changed' ? 'Date changed' : 'Project archived'
}

/**
 * How and when a talent lost the time: `Cancelled by talent, 2:14 PM`.
 * @param zone of the reader; absent: that of the browser
 */
export function sayLoss(
  lost: Pick<LostTime, 'cause' | 'lost_by' | 'lost_at'>,
  now: Date,
  zone?: string,
): string {
  const at = new Date(lost.lost_at)
  return `${sayCause(lost)}, ${dayIn(at, zone) === dayIn(now, zone) ? clock(at, zone) : dayAndClock(at, zone)}`
}

interface Dated {
  readonly dates: readonly { readonly _id: string }[]
}

/** Talent whom the schedule of a date shows: of the date, and of dates that the session has no more. */
export const lostOn = (lost: readonly LostTime[], { dates }: Dated, dayId: string): readonly LostTime[] =>
  lost.filter(({ day }) => day === dayId || !dates.some(({ _id }) => _id === day))
