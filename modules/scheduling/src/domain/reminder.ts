import { instantOf, wallClock } from '@callboard/core'
import type { Appointment } from './appointment.ts'

const DAY = 86_400_000

/** The same wall time of the day before, as its talent reads it; 24 hours before where the clocks skip that. */
export function reminderAt({ start, zone }: Pick<Appointment, 'start' | 'zone'>): Date {
  const { day, time } = wallClock(start, zone)
  const before = new Date(Date.parse(`${day}T00:00:00Z`) - DAY).toISOString().slice(0, 10)
  return instantOf(before, time, zone) ?? new Date(start.getTime() - DAY)
}
