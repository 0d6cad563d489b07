/** Minutes after the call at which a row of the sign-in sheet changes its colour. */
export const SHEET_AMBER_MINUTES = 45
export const SHEET_RED_MINUTES = 60

/** Times of the sheet that staff may put right. */
export const SHEET_TIMES = ['call', 'arrival', 'seen', 'out'] as const
export type SheetTime = (typeof SHEET_TIMES)[number]

export const SHEET_CLOCKS = ['calm', 'amber', 'red'] as const
export type SheetClock = (typeof SHEET_CLOCKS)[number]

/** Times of a talent on the sheet, as instants of ISO 8601. */
export interface SheetTimes {
  /** The call, or the arrival of talent without one; null before the arrival. */
  readonly clock_from: string | null
  /** The talent has left: the clock stands. */
  readonly out: string | null
}

/**
 * Whole minutes that a talent has been kept; never below 0. Null for a talent who has not arrived.
 * @param now milliseconds
 */
export function minutesKept({ clock_from, out }: SheetTimes, now: number): number | null {
  if (clock_from === null) return null
  const until = out === null ? now : Date.parse(out)
  return Math.max(0, Math.floor((until - Date.parse(clock_from)) / 60_000))
}

export function sheetClock(minutes: number | null): SheetClock {
  if (minutes === null) return 'calm'
  if (minutes >= SHEET_RED_MINUTES) return 'red'
  return minutes >= SHEET_AMBER_MINUTES ? 'amber' : 'calm'
}
