import type { SheetRow } from '@callboard/lobby/contract'
import { sayWall } from './say-wall.ts'

type Correction = SheetRow['corrections'][number]

/** The clock of an instant in a zone: `2:05 PM`. */
export const sayClock = (instant: string, zone: string): string =>
  new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: zone }).format(
    new Date(instant),
  )

/** `HH:mm` of an instant in a zone, as forms have it. */
export const wallOf = (instant: string | null, zone: string): string =>
  instant === null
    ? ''
    : new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: zone }).format(
        new Date(instant),
      )

/** `arrival 1:58 PM, was 2:05 PM; by Sam Example at 3:10 PM` */
export function correctionWords({ time, before, after, by, at }: Correction, zone: string): string {
  const say = (value: string | null) =>
    value === null ? 'empty' : time === 'call' ? sayWall(value) : sayClock(value, zone)
  return `${time} ${say(after)}, was ${say(before)}; by ${by} at ${sayClock(at, zone)}`
}
