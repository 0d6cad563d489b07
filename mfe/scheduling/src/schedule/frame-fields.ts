import { type Infer, wallClock } from '@callboard/core/http-contract'
import { secondsOf, wallTimeOf } from '@callboard/kit/day'
import {
  DEFAULT_SLOT_LENGTH,
  type Slot,
  type TimeFrame,
  type TimeFrameFields,
} from '@callboard/scheduling/contract'

const QUARTER = 900
const DEFAULT_LENGTH = 3600
const DAY = 86_400

/** More roles than this are chosen one by one. */
const PREFILLED_ROLES = 4

export interface TypedRole {
  readonly key: string
  readonly role: string
  /** A text while it is typed. */
  readonly count: number | string
  /** Talent who hold a place of it; the role is locked while there are any. */
  readonly booked: number
}

export interface TypedFrame {
  readonly name: string
  readonly start: string
  readonly end: string
  /** minutes */
  readonly slotLength: number
  readonly roles: readonly TypedRole[]
}

export const freshRole = (role = ''): TypedRole => ({ key: crypto.randomUUID(), role, count: 1, booked: 0 })

/** How many hold a place of each role, over all slots. */
export function bookedRoles(slots: readonly Slot[]): Map<string, number> {
  const booked = new Map<string, number>()
  for (const { talents_with_roles } of slots)
    for (const [role, { participants_count, free }] of Object.entries(talents_with_roles))
      booked.set(role, (booked.get(role) ?? 0) + participants_count - free)
  return booked
}

/** The session date, as far as it decides the start of its first frame. */
export interface FrameDay {
  readonly date: string
  readonly start_time: string
}

/** The start of the session date; on the day itself, once that has passed, the next quarter hour of its clock. */
function firstStart(now: Date, zone: string, day: FrameDay): number {
  const clock = wallClock(now, zone)
  const planned = secondsOf(day.start_time)
  const next = Math.floor(secondsOf(clock.time) / QUARTER) * QUARTER + QUARTER
  return clock.day === day.date && planned < next ? next : planned
}

const NOON = DAY / 2
const EVENING = 17 * 3600

/** `Morning`, `Afternoon` or `Evening`, with a number where a frame of the date has that name. */
function freeName(start: number, taken: readonly string[]): string {
  const word = start < NOON ? 'Morning' : start < EVENING ? 'Afternoon' : 'Evening'
  const isTaken = (name: string) => taken.some((other) => other.toLowerCase() === name.toLowerCase())
  let name = word
  for (let number = 2; isTaken(name); number++) name = `${word} ${number}`
  return name
}

/** An hour from the end of the last frame, or from the start of the session date, named after its part of the day. */
export function newFrame(
  now: Date,
  zone: string,
  day: FrameDay,
  others: readonly Pick<TimeFrame, 'name' | 'end_time'>[],
  roles: readonly string[],
): TypedFrame {
  const ends = others.map(({ end_time }) => secondsOf(end_time))
  let start = ends.length > 0 ? Math.max(...ends) : firstStart(now, zone, day)
  // A frame ends on the day on which it starts.
  start = Math.min(start, DAY - DEFAULT_LENGTH - QUARTER)
  return {
    name: freeName(
      start,
      others.map(({ name }) => name),
    ),
    start: wallTimeOf(start),
    end: wallTimeOf(start + DEFAULT_LENGTH),
    slotLength: DEFAULT_SLOT_LENGTH,
    roles:
      roles.length > 0 && roles.length <= PREFILLED_ROLES
        ? roles.map((role) => freshRole(role))
        : [freshRole()],
  }
}

export const typedFrame = (frame: TimeFrame, booked: ReadonlyMap<string, number>): TypedFrame => ({
  name: frame.name,
  start: frame.start_time,
  end: frame.end_time,
  slotLength: frame.length_time_slot,
  roles: frame.roles.map(({ role, participants_count }) => ({
    key: role,
    role,
    count: participants_count,
    booked: booked.get(role) ?? 0,
  })),
})

export const frameFields = (typed: TypedFrame): Infer<typeof TimeFrameFields> => ({
  name: typed.name.trim(),
  start_time: typed.start,
  end_time: typed.end,
  length_time_slot: typed.slotLength,
  roles: typed.roles.map(({ role, count }) => ({ role: role.trim(), participants_count: Number(count) })),
})

/** How many slots the window holds and when the last one ends; undefined while it holds none. */
export function slotCount(
  typed: TypedFrame,
): { readonly slots: number; readonly end: string; readonly trimmed: boolean } | undefined {
  const start = secondsOf(typed.start)
  const length = secondsOf(typed.end) - start
  const slot = typed.slotLength * 60
  const slots = Math.floor(length / slot)
  if (!(slots > 0)) return undefined
  return { slots, end: wallTimeOf(start + slots * slot), trimmed: slots * slot !== length }
}
