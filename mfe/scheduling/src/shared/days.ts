/** Calendar days are `YYYY-MM-DD`; they belong to no zone and are never shifted by one. */

const atNoon = (day: string) => new Date(`${day}T12:00:00Z`)

const long = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
})
const short = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
})

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' })

/** `Saturday, November 21` */
export const sayDay = (day: string): string => long.format(atNoon(day))

/** `Sat, Nov 21` */
export const sayDayShort = (day: string): string => short.format(atNoon(day))

/** `Sat 21` */
export const sayWeekday = (day: string): string => `${weekday.format(atNoon(day))} ${Number(day.slice(8))}`

export function dayAfter(day: string, days = 1): string {
  const next = atNoon(day)
  next.setUTCDate(next.getUTCDate() + days)
  return next.toISOString().slice(0, 10)
}
