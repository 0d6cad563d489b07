import { clockInWords, currentZone, wallClock } from '@callboard/core/http-contract'

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
