import { zoneAbbreviation } from '@callboard/core/http-contract'
import { sayWallTime, secondsOf } from '@callboard/kit/day'
import type { Availability, Slot } from '@callboard/scheduling/contract'
import type { TimeGroup } from './time-chips.tsx'

/** The slots of a frame in order; one that runs over midnight in the asked zone stands under two dates. */
export function slotsOfFrame(availability: Availability, frameId: string): Slot[] {
  return Object.values(availability.dates)
    .flatMap((frames) => frames[frameId]?.slots ?? [])
    .sort((a, b) => a.start.localeCompare(b.start))
}

const hourOf = (slot: Slot) => Math.floor(secondsOf(slot.start_wall) / 3600)

const sayHour = (hour: number) => `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'AM' : 'PM'}`

/** Key of a slot in a form; slots of different frames may start at the same time. */
export const slotKey = (slot: Pick<Slot, 'availability_id' | 'start'>): string =>
  `${slot.availability_id} ${slot.start}`

/** Slots under their hour; where an hour has one wall time twice (autumn), the zone tells them apart. */
export function byHour(
  slots: readonly Slot[],
  zone: string,
  hint: (slot: Slot) => string | undefined = () => undefined,
): TimeGroup[] {
  const hours = Map.groupBy(slots, hourOf)
  return [...hours].map(([hour, inHour]) => {
    const twice = new Set(inHour.map(({ start_wall }) => start_wall)).size < inHour.length
    return {
      label: sayHour(hour),
      times: inHour.map((slot) => ({
        value: slotKey(slot),
        label: twice
          ? `${sayWallTime(slot.start_wall)} ${zoneAbbreviation(new Date(slot.start), zone)}`
          : sayWallTime(slot.start_wall),
        hint: hint(slot),
      })),
    }
  })
}

export interface DayOfSlots {
  /** Calendar day in the asked zone. */
  readonly day: string
  readonly slots: readonly Slot[]
}

/**
 * Slots open to any of the roles, by day: slots with a free place that have not begun.
 * @param own start of the talent's present time, which is none to choose
 */
export function openDays(
  availability: Availability,
  roles: readonly string[],
  now: Date,
  own?: string,
): DayOfSlots[] {
  const isOpen = (slot: Slot) =>
    slot.start !== own && roles.some((role) => (slot.talents_with_roles[role]?.free ?? 0) > 0)
  return Object.entries(availability.dates)
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([day, frames]) => ({
      day,
      slots: Object.values(frames)
        .flatMap(({ slots }) => slots)
        .filter((slot) => isOpen(slot) && new Date(slot.start) > now)
        .sort((a, b) => a.start.localeCompare(b.start)),
    }))
    .filter(({ slots }) => slots.length > 0)
}

/** The calendar day of all slots in the asked zone; undefined without slots, and where they stand on two. */
export function onlyDay({ dates }: Availability): string | undefined {
  const [only, ...others] = Object.keys(dates)
  return others.length === 0 ? only : undefined
}

/** Every role that a slot takes, in the order of the frames. */
export function rolesIn(availability: Availability): string[] {
  const roles = new Set<string>()
  for (const frames of Object.values(availability.dates))
    for (const { slots } of Object.values(frames))
      for (const role of Object.keys(slots[0]?.talents_with_roles ?? {})) roles.add(role)
  return [...roles]
}

export const findSlot = (availability: Availability, key: string): Slot | undefined =>
  Object.values(availability.dates)
    .flatMap((frames) => Object.values(frames))
    .flatMap(({ slots }) => slots)
    .find((slot) => slotKey(slot) === key)
