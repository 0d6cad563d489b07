import { invalid } from '@callboard/core'
import type { Appointment } from './appointment.ts'
import { slotAt, slotsOf, trimmedEnd } from './slot-grid.ts'
import type { FrameGrid, FrameRole } from './time-frame.ts'
import { secondsOf } from './wall-time.ts'

const MOST_OF_A_ROLE = 100

/** A frame as it was entered, on a date of a zone. */
export interface FrameEntry extends FrameGrid {
  readonly name: string
  readonly roles: readonly FrameRole[]
}

function checkRoles(roles: readonly FrameRole[]): void {
  if (roles.length === 0) throw invalid('roles', 'At least one role is required')
  const seen = new Set<string>()
  for (const [index, { role, count }] of roles.entries()) {
    if (!role) throw invalid(`roles.${index}.role`, 'Role Name is required')
    if (!Number.isInteger(count) || count < 1 || count > MOST_OF_A_ROLE) {
      throw invalid(`roles.${index}.participants_count`, 'Role number must be between 1 and 100')
    }
    const key = role.toLocaleLowerCase('en')
    if (seen.has(key)) throw invalid(`roles.${index}.role`, 'Role already added')
    seen.add(key)
  }
}

/** From the first slot's start to the last one's end; `null` when the zone has none of these times on that day. */
export function span(grid: FrameGrid): { start: number; end: number } | null {
  const slots = slotsOf(grid)
  const [first, last] = [slots[0], slots.at(-1)]
  return first && last ? { start: first.start.getTime(), end: last.end.getTime() } : null
}

function checkWindow(entry: FrameEntry, before: FrameGrid | null, now: Date): void {
  const end = trimmedEnd(entry.startTime, entry.endTime, entry.slotSeconds)
  const length = secondsOf(entry.endTime) - secondsOf(entry.startTime)
  if (length === 0) throw invalid('end_time', 'End Time cannot be the same as Start Time')
  if (length < 0) throw invalid('end_time', 'End Time must be after Start Time')
  if (end === entry.startTime) throw invalid('end_time', 'The time frame is shorter than one slot')
  const window = span({ ...entry, endTime: end })
  if (!window) throw invalid('start_time', 'The clocks skip this time on that day')
  // A frame that has begun may still be renamed or made longer.
  if (before?.startTime !== entry.startTime && window.start <= now.getTime()) {
    throw invalid('start_time', 'Start Time must be after current time')
  }
  if (before?.endTime !== end && window.end <= now.getTime()) {
    throw invalid('end_time', 'End Time must be after current time')
  }
}

export function overlaps(one: FrameGrid, other: FrameGrid): boolean {
  const [a, b] = [span(one), span(other)]
  return a !== null && b !== null && a.end > b.start && b.end > a.start
}

function checkConflicts(entry: FrameGrid, others: readonly FrameGrid[]): void {
  const own = span(entry)
  for (const other of others) {
    const taken = span(other)
    if (!own || !taken || !overlaps(entry, other)) continue
    if (own.start >= taken.start) throw invalid('start_time', 'Start time conflict with other time frame')
    throw invalid('end_time', 'End Time conflict with other time frame')
  }
}

/**
 * The entry with clean words and its end trimmed to whole slots.
 * @param others the other frames of the session date
 * @param before the frame that is edited, or `null` for a new one
 * @throws DomainError invalid with the field
 */
export function checkedFrame(
  entry: FrameEntry,
  others: readonly FrameGrid[],
  before: FrameGrid | null,
  now: Date,
): FrameEntry {
  const name = entry.name.trim()
  if (!name) throw invalid('name', 'Time Frame Name is required')
  const roles = entry.roles.map(({ role, count }) => ({ role: role.trim(), count }))
  checkRoles(roles)
  checkWindow(entry, before, now)
  const endTime = trimmedEnd(entry.startTime, entry.endTime, entry.slotSeconds)
  const checked = { ...entry, name, roles, endTime }
  checkConflicts(checked, others)
  return checked
}

/**
 * Appointments of a day that the frame has left have no place to lose.
 * @returns the appointments of the frame that an edit would leave without a place
 */
export function withoutRoom(entry: FrameEntry, appointments: readonly Appointment[]): readonly Appointment[] {
  const places = new Map(entry.roles.map(({ role, count }) => [role, count]))
  const taken = new Map<string, number>()
  return appointments.filter(({ date, start, end, role }) => {
    if (date !== entry.date) return false
    const slot = slotAt(entry, start)
    if (typeof slot === 'string' || slot.end.getTime() !== end.getTime()) return true
    const key = `${start.getTime()} ${role}`
    const count = (taken.get(key) ?? 0) + 1
    taken.set(key, count)
    return count > (places.get(role) ?? 0)
  })
}
