import { zoneAbbreviation } from './zone-abbreviation.ts'
import { dayIn } from './zoned-time.ts'

/** `9:45 AM PST` in the zone, with seconds where there are any. @param day `Sat 9:45 AM PST` */
export function clockInWords(at: Date, zone: string, day = false): string {
  const words = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    ...(day ? { weekday: 'short' } : {}),
    hour: 'numeric',
    minute: '2-digit',
    ...(at.getUTCSeconds() === 0 ? {} : { second: '2-digit' }),
  }).format(at)
  return `${words.replaceAll('\u202f', ' ')} ${zoneAbbreviation(at, zone)}`
}

/** `Friday, December 4` in the zone, with the year where it is not that of today. */
export function dateInWords(instant: Date, zone: string, now: Date): string {
  const isThisYear = dayIn(zone, instant).slice(0, 4) === dayIn(zone, now).slice(0, 4)
  return new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    ...(isThisYear ? {} : { year: 'numeric' }),
  }).format(instant)
}
