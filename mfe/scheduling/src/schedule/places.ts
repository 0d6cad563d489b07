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
