import type { FrameEntry } from './frame-rules.ts'
import type { FrameGrid } from './time-frame.ts'
import { secondsOf, wallTimeOf } from './wall-time.ts'

/**
 * A frame for each role, one after the other, with a slot for each of its talent.
 * @param roles of the talent in the order of their times, those of a role together
 */
export function callbackFrames(
  { date, zone, startTime, slotSeconds }: Omit<FrameGrid, 'endTime'>,
  roles: readonly string[],
): FrameEntry[] {
  const first = secondsOf(startTime)
  const timeOf = (at: number) => wallTimeOf(first + at * slotSeconds)
  return [...new Set(roles)].map((role) => ({
    name: `Callback: ${role}`,
    date,
    zone,
    slotSeconds,
    startTime: timeOf(roles.indexOf(role)),
    endTime: timeOf(roles.lastIndexOf(role) + 1),
    roles: [{ role, count: 1 }],
  }))
}
