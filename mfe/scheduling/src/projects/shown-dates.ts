/** Dates of a session that its line names. */
const MOST = 3

/**
 * The dates that a line of a session names: those from today on, before them the last past ones where there is room.
 * @param today `YYYY-MM-DD` in the zone of the session
 */
export function shownDates<T extends { readonly date: string }>(
  dates: readonly T[],
  today: string,
): { readonly shown: readonly T[]; readonly more: number } {
  const sorted = dates.toSorted((a, b) => a.date.localeCompare(b.date))
  const next = sorted.findIndex(({ date }) => date >= today)
  const first = Math.max(0, Math.min(next === -1 ? sorted.length : next, sorted.length - MOST))
  const shown = sorted.slice(first, first + MOST)
  return { shown, more: dates.length - shown.length }
}
