import type { Slot } from '@callboard/scheduling/contract'
import { slotKey } from '../shared/slots.ts'

/** A cell of the grid: a slot and a role. */
export interface Cell {
  readonly row: number
  readonly column: number
}

export interface Grid {
  readonly slots: readonly Slot[]
  readonly roles: readonly string[]
}

/** Key of a cell in the page. */
export const cellKey = (slot: Slot, role: string): string => `${slotKey(slot)} ${role}`

export const cellAt = ({ slots, roles }: Grid, { row, column }: Cell) => {
  const [slot, role] = [slots[row], roles[column]]
  return slot && role !== undefined ? { slot, role } : undefined
}

export function findCell(grid: Grid, key: string): Cell | undefined {
  for (const [row, slot] of grid.slots.entries())
    for (const [column, role] of grid.roles.entries()) if (cellKey(slot, role) === key) return { row, column }
  return undefined
}

/** True where one more talent fits in and the slot has not begun. */
export const takesOne = (slot: Slot, role: string, now: Date): boolean =>
  (slot.talents_with_roles[role]?.free ?? 0) > 0 && new Date(slot.start) > now

/** Places of a role that stand side by side whatever is booked; of more, as many as its fullest slot has people. */
const SIDE_BY_SIDE = 4

/** How many of a role stand side by side in each row, so that a booking changes no width. */
export function placesAcross(role: string, count: number, slots: readonly Slot[]): number {
  if (count <= SIDE_BY_SIDE) return count
  const shown = slots.map(({ talents_with_roles }) => {
    const place = talents_with_roles[role]
    if (!place) return 0
    const nameless = place.participants_count - place.free - place.talents.length
    return place.talents.length + (nameless > 0 ? 1 : 0) + (place.free > 0 ? 1 : 0)
  })
  return Math.max(SIDE_BY_SIDE, ...shown)
}

/** How many rows below the first one the present moment is; undefined where the slots do not reach it. */
export function rowsUntil(slots: readonly Slot[], now: Date): number | undefined {
  const row = slots.findIndex(({ start, end }) => new Date(start) <= now && now < new Date(end))
  const slot = slots[row]
  if (!slot) return undefined
  const [start, end] = [new Date(slot.start).getTime(), new Date(slot.end).getTime()]
  return row + (now.getTime() - start) / (end - start)
}

const STEPS: Readonly<Record<string, Cell>> = {
  ArrowDown: { row: 1, column: 0 },
  ArrowUp: { row: -1, column: 0 },
  ArrowRight: { row: 0, column: 1 },
  ArrowLeft: { row: 0, column: -1 },
}

export const isStep = (key: string): boolean => key in STEPS

/**
 * The next place in the direction of an arrow key that takes one more; across, the nearest time of the next role.
 * @returns `from` where there is none
 */
export function nextPlace(grid: Grid, from: Cell, key: string, isOpen: (cell: Cell) => boolean): Cell {
  const step = STEPS[key]
  if (!step) return from
  if (step.column === 0) {
    for (let row = from.row + step.row; row >= 0 && row < grid.slots.length; row += step.row)
      if (isOpen({ row, column: from.column })) return { row, column: from.column }
    return from
  }
  for (
    let column = from.column + step.column;
    column >= 0 && column < grid.roles.length;
    column += step.column
  ) {
    const open = grid.slots.flatMap((_, row) => (isOpen({ row, column }) ? [row] : []))
    const [nearest] = open.sort((a, b) => Math.abs(a - from.row) - Math.abs(b - from.row))
    if (nearest !== undefined) return { row: nearest, column }
  }
  return from
}

/** The first free place of a role, else of any; undefined where nobody fits in. */
export function firstPlace(
  grid: Grid,
  role: string | undefined,
  isOpen: (cell: Cell) => boolean,
): Cell | undefined {
  const wanted = role === undefined ? -1 : grid.roles.indexOf(role)
  const columns = grid.roles.map((_, column) => column).filter((column) => column !== wanted)
  for (const column of wanted < 0 ? columns : [wanted, ...columns])
    for (const row of grid.slots.keys()) if (isOpen({ row, column })) return { row, column }
  return undefined
}
