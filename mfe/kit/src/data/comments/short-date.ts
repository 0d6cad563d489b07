/**
 * Day and time as `Nov 29, 12:38 PM`, with the year only when it is another one than that of today.
 * @param zone IANA name; the reader's own when absent
 */
export function shortDate(instant: Date, today: Date, zone?: string): string {
  const say = (options: Intl.DateTimeFormatOptions, when: Date) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone: zone }).format(when)
  const year = { year: 'numeric' } as const
  const isOther = say(year, instant) !== say(year, today)
  return say(
    { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit', ...(isOther ? year : {}) },
    instant,
  )
}
