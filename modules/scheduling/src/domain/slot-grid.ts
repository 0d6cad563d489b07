import { instantOf, wallClock } from '@callboard/core'
import type { FrameGrid } from './time-frame.ts'
import { secondsOf, wallTimeOf } from './wall-time.ts'

/** A half-open stretch of time: its end is the next one's start. */
export interface Slot {
  readonly start: Date
  readonly end: Date
}

/** The wall time at which the last whole slot ends; the rest is trimmed. */
export function trimmedEnd(startTime: string, endTime: string, slotSeconds: number): string {
  const start = secondsOf(startTime)
  const slots = Math.floor((secondsOf(endTime) - start) / slotSeconds)
  return wallTimeOf(start + slots * slotSeconds)
}

const startOf = (grid: FrameGrid, wallStart: number) => instantOf(grid.date, wallTimeOf(wallStart), grid.zone)

/** @param next when the wall clock shows the next slot's start; where a zone skips part of a slot, that is sooner */
function slotFrom(grid: FrameGrid, start: Date, next: Date | null): Slot {
  const full = start.getTime() + grid.slotSeconds * 1000
  return { start, end: new Date(next ? Math.min(full, next.getTime()) : full) }
}

/**
 * The slots of a frame, in order. A wall time that the zone skips in spring has no slot; one that it shows twice in
 * autumn has the first.
 */
export function slotsOf(grid: FrameGrid): readonly Slot[] {
  const first = secondsOf(grid.startTime)
  const count = Math.floor((secondsOf(grid.endTime) - first) / grid.slotSeconds)
  const starts = Array.from({ length: Math.max(0, count) + 1 }, (_, index) =>
    startOf(grid, first + index * grid.slotSeconds),
  )
  return starts
    .slice(0, -1)
    .flatMap((start, index) => (start ? [slotFrom(grid, start, starts[index + 1] ?? null)] : []))
}

/** The slot that starts at the wall time; null where the grid or the zone has none. */
export function slotAtWall(grid: FrameGrid, time: string): Slot | null {
  const start = startOf(grid, secondsOf(time))
  const slot = start && slotAt(grid, start)
  return slot === null || typeof slot === 'string' ? null : slot
}

/** From the first slot to the end of the last; null when the zone has none of the frame's times on that day. */
export function stretchOf(grid: FrameGrid): Slot | null {
  const last =
    slotAtWall(grid, wallTimeOf(secondsOf(grid.endTime) - grid.slotSeconds)) ?? slotsOf(grid).at(-1)
  if (!last) return null
  const start = startOf(grid, secondsOf(grid.startTime)) ?? slotsOf(grid)[0]?.start
  return start ? { start, end: last.end } : null
}

/** The same time in as few stretches as it takes, in order: ones that overlap or touch are one. */
export function joined(stretches: readonly Slot[]): readonly Slot[] {
  const joint: Slot[] = []
  for (const stretch of stretches.toSorted((a, b) => a.start.getTime() - b.start.getTime())) {
    const before = joint.at(-1)
    if (!before || stretch.start > before.end) joint.push(stretch)
    else if (stretch.end > before.end) joint[joint.length - 1] = { ...before, end: stretch.end }
  }
  return joint
}

/** The slot that starts at the instant: the same that `slotsOf` lists, without making the others. */
export function slotAt(grid: FrameGrid, start: Date): Slot | 'outside' | 'off_grid' {
  const clock = wallClock(start, grid.zone)
  const wall = secondsOf(clock.time)
  const fromStart = wall - secondsOf(grid.startTime)
  if (clock.day !== grid.date || fromStart < 0 || wall >= secondsOf(grid.endTime)) return 'outside'
  if (wall + grid.slotSeconds > secondsOf(grid.endTime)) return 'off_grid'
  if (fromStart % grid.slotSeconds !== 0 || start.getMilliseconds() !== 0) return 'off_grid'
  if (startOf(grid, wall)?.getTime() !== start.getTime()) return 'off_grid'
  return slotFrom(grid, start, startOf(grid, wall + grid.slotSeconds))
}
