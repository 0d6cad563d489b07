import type { LocationType } from './check-in-record.ts'

interface PlannedDate {
  /** `YYYY-MM-DD` */
  readonly date: string
  readonly locationType: LocationType
}

export interface CheckInWindow<D> {
  readonly state: 'open' | 'too_early' | 'passed'
  /** the date one checks in to, the next one, or the last one */
  readonly date: D | null
}

/**
 * Check-in on the day `today` is open on a date of the session, or on and before a date for video submissions. A
 * session without dates is not open yet.
 */
export function checkInWindow<D extends PlannedDate>(dates: readonly D[], today: string): CheckInWindow<D> {
  const inOrder = [...dates].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0))
  const ahead = inOrder.filter((date) => date.date > today)
  const open =
    inOrder.find((date) => date.date === today) ??
    ahead.find((date) => date.locationType === 'Video Submission')
  if (open) return { state: 'open', date: open }
  const next = ahead[0]
  if (next || inOrder.length === 0) return { state: 'too_early', date: next ?? null }
  return { state: 'passed', date: inOrder.at(-1)! }
}

/** The date whose line is called: today's, else the last one before, for a casting that runs past midnight. */
export function runningDate<D extends PlannedDate>(dates: readonly D[], today: string): D | null {
  const begun = dates.filter((date) => date.date <= today)
  return begun.reduce<D | null>((latest, date) => (latest && latest.date >= date.date ? latest : date), null)
}
