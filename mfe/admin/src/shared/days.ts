const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The beginning of a day in the reader's own zone, or of the one after it; undefined for text that is no day. */
function beginningOf(day: string, days = 0): string | undefined {
  if (!DAY.test(day)) return undefined
  const [year, month, date] = day.split('-').map(Number)
  const at = new Date(year!, month! - 1, date! + days)
  return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
}

/** Part of a query: from the beginning of the first day to the end of the last; a day that is not typed sets no limit. */
export function spanOf({ from, to }: { readonly from: string; readonly to: string }) {
  const [since, until] = [beginningOf(from), beginningOf(to, 1)]
  return { ...(since ? { since } : {}), ...(until ? { until } : {}) }
}
