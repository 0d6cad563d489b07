/** The zone the sessions of the features run in. */
export const ZONE = 'America/Los_Angeles'

/** `YYYY-MM-DD` in the zone, some days from today. */
export function dayFromToday(days: number): string {
  const shown = new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(new Date())
  const day = new Date(`${shown}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}
