import { cityOf, clockInWords, currentZone, dateInWords } from '@callboard/core'
import { timeAtSession } from '../../contract/index.ts'

/**
 * `9:07 AM PST`, and where that is not the zone of the place `12:07 PM EST (New York time; 9:07 AM PST at the session)`.
 */
export function timeInWords(start: Date, zone: string, zoneOfPlace: string): string {
  const time = clockInWords(start, zone)
  if (currentZone(zone) === currentZone(zoneOfPlace)) return time
  const there = timeAtSession(start, zone, zoneOfPlace)
  return `${time} (${[`${cityOf(zone)} time`, there].filter(Boolean).join('; ')})`
}

/**
 * `Friday, December 4, 4:15 PM EST (New York time)`, for the office.
 * @param zone of the talent
 * @returns nothing where the clock of the session shows the same
 */
export const talentTimeInWords = (start: Date, zone: string, zoneOfPlace: string, now: Date): string =>
  timeAtSession(start, zone, zoneOfPlace) === null
    ? ''
    : `${dateInWords(start, zone, now)}, ${clockInWords(start, zone)} (${cityOf(zone)} time)`
