import { currentZone, wallClock, zoneAbbreviation } from '@callboard/core/http-contract'

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

/**
 * The time at the session, for a reader in another zone: `9:45 AM PST at the session`, with the weekday where it is
 * another day there.
 * @param zone of the reader
 * @returns null where the reader's clock shows the same
 */
export function timeAtSession(start: Date, zone: string, sessionZone: string): string | null {
  if (currentZone(zone) === currentZone(sessionZone)) return null
  const [here, there] = [wallClock(start, zone), wallClock(start, sessionZone)]
  if (here.day === there.day && here.time === there.time) return null
  return `${clockInWords(start, sessionZone, here.day !== there.day)} at the session`
}
