const EVENING = 20

/** The hour that it is now in a zone, from 0. */
export const hourIn = (timeZone: string) =>
  Number(new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', hourCycle: 'h23' }).format(new Date()))

/** The zone the sessions of the features run in. It is not evening there, so that today has time for an appointment. */
export const ZONE = hourIn('America/Los_Angeles') < EVENING ? 'America/Los_Angeles' : 'Asia/Tokyo'
/** As the choice of a zone names it. */
export const ZONE_CITY = ZONE.split('/')[1]!.replace('_', ' ')

/** `YYYY-MM-DD` in the zone, some days from today. */
export function dayFromToday(days: number, timeZone = ZONE): string {
  const shown = new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date())
  const day = new Date(`${shown}T00:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}

/** The day in the figures of a reader in the United States. */
export const figures = (day: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))
