import { currentZone, wallClock, zoneAbbreviation } from '@callboard/core/http-contract'

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
  const words = new Intl.DateTimeFormat('en-US', {
    timeZone: sessionZone,
    ...(here.day === there.day ? {} : { weekday: 'short' }),
    hour: 'numeric',
    minute: '2-digit',
    ...(start.getUTCSeconds() === 0 ? {} : { second: '2-digit' }),
  }).format(start)
  return `${words.replaceAll('\u202f', ' ')} ${zoneAbbreviation(start, sessionZone)} at the session`
}
