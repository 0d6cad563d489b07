import { instantOf } from '@callboard/core'

const DAY_MS = 86_400_000

const dayBefore = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10)

/**
 * The instant at which a session date starts. A wall time that the zone skips that day is as long after midnight as on
 * other days.
 */
export function startOf(day: string, time: string, zone: string): Date {
  const start = instantOf(day, time, zone)
  if (start) return start
  const before = instantOf(dayBefore(day), time, zone)
  if (!before) throw new Error(`The zone ${zone} skips ${time} on two days in a row.`)
  return new Date(before.getTime() + DAY_MS)
}
