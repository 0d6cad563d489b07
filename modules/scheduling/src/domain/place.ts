import { conflict } from '@callboard/core'
import type { Schedule } from './day-plan.ts'
import { type Slot, slotAt, slotsOf } from './slot-grid.ts'
import type { TimeFrame } from './time-frame.ts'

const GRID_REFUSALS = {
  outside: 'This time is outside the time frame.',
  off_grid: 'No slot starts at this time.',
} as const

/** @throws DomainError conflict `outside`, `off_grid`, `past` or `unknown_role` */
export function slotToBook(frame: TimeFrame, start: Date, role: string, now: Date): Slot {
  const slot = slotAt(frame, start)
  if (typeof slot === 'string') throw conflict(slot, GRID_REFUSALS[slot])
  if (slot.start <= now) throw conflict('past', 'This slot has begun already.')
  if (!frame.roles.some((wanted) => wanted.role === role)) {
    throw conflict('unknown_role', 'This time frame does not take this role.')
  }
  return slot
}

/** The lowest free seat; `null` when as many are taken as the role has places. */
export function freeSeat(frame: TimeFrame, role: string, taken: readonly number[]): number | null {
  const places = frame.roles.find((wanted) => wanted.role === role)?.count ?? 0
  if (taken.length >= places) return null
  let seat = 0
  while (taken.includes(seat)) seat += 1
  return seat
}

/** True while a slot still to come has a place for one of the roles. */
export function hasFreePlace(
  { frames, appointments }: Schedule,
  isCast: (role: string) => boolean,
  now: Date,
): boolean {
  const key = (frameId: string, start: Date, role: string) => `${frameId} ${start.getTime()} ${role}`
  const taken = Map.groupBy(appointments, ({ frameId, start, role }) => key(frameId, start, role))
  return frames.some((frame) => {
    const roles = frame.roles.filter(({ role }) => isCast(role))
    return slotsOf(frame).some(
      ({ start }) =>
        start > now &&
        roles.some(({ role, count }) => (taken.get(key(frame.id, start, role))?.length ?? 0) < count),
    )
  })
}
