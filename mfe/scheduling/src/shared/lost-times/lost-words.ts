import { dayIn, zoneAbbreviation } from '@callboard/core/http-contract'
import type { LostTime } from '@callboard/scheduling/contract'

/** An instant by the clock of the session, which is named to a reader elsewhere, with its day where that is not `onDay`. */
function sayTime(instant: string, onDay: string | undefined, timeZone: string, reader: string): string {
  const at = new Date(instant)
  const day = { weekday: 'short', month: 'short', day: 'numeric' } as const
  const words = new Intl.DateTimeFormat('en-US', {
    ...(dayIn(timeZone, at) === onDay ? {} : day),
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(at)
  return timeZone === reader ? words : `${words} ${zoneAbbreviation(at, timeZone)}`
}

/**
 * The time that a talent had, with its day where that is another one.
 * @param onDay `YYYY-MM-DD` of the schedule that shows it
 * @param zone of the session
 * @param reader zone of the reader
 */
export const sayLostTime = (
  { start_time }: Pick<LostTime, 'start_time'>,
  onDay: string | undefined,
  zone: string,
  reader: string,
): string => sayTime(start_time, onDay, zone, reader)

const LOSSES = {
  frame_deleted: 'Time frame deleted',
  date_removed: 'Date removed',
  date_changed: 'Date changed',
  archived: 'Project archived',
} as const

function sayCause({ cause, lost_by }: Pick<LostTime, 'cause' | 'lost_by'>): string {
  if (cause === 'talent') return 'Cancelled by talent'
  if (cause === 'office') return `Cancelled by ${lost_by ?? 'the casting office'}`
  return lost_by ? `${LOSSES[cause]} by ${lost_by}` : LOSSES[cause]
}

/**
 * How and when a talent lost the time: `Cancelled by talent, 2:14 PM`.
 * @param zone of the session
 * @param reader zone of the reader
 */
export const sayLoss = (
  lost: Pick<LostTime, 'cause' | 'lost_by' | 'lost_at'>,
  now: Date,
  zone: string,
  reader: string,
): string => `${sayCause(lost)}, ${sayTime(lost.lost_at, dayIn(zone, now), zone, reader)}`

interface Dated {
  readonly dates: readonly { readonly _id: string; readonly date: string }[]
}

/**
 * Talent whom the schedule of a date shows: of the date, of dates that the session has no more, and, on a date to come,
 * of those that have passed.
 * @param today `YYYY-MM-DD` in the zone of the session
 */
export function lostOn(
  lost: readonly LostTime[],
  { dates }: Dated,
  dayId: string,
  today: string,
): readonly LostTime[] {
  const dateOf = (id: string) => dates.find(({ _id }) => _id === id)?.date
  const shown = dateOf(dayId)
  const isToCome = shown !== undefined && shown >= today
  return lost.filter(({ day }) => {
    const date = dateOf(day)
    return day === dayId || date === undefined || (isToCome && date < today)
  })
}
