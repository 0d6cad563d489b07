import type { Availability, Slot } from '@callboard/scheduling/contract'
import { slotKey } from '../shared/slots.ts'

type Place = Slot['talents_with_roles'][string]
type Talent = Place['talents'][number]

/** Where an appointment is, or goes. */
export interface Spot {
  readonly slot: Pick<Slot, 'availability_id' | 'start'>
  readonly role: string
}

/** Slots that stay as they are stay the same objects, so that their cells are not drawn again. */
function mapSlots(availability: Availability, change: (slot: Slot) => Slot): Availability {
  const dates = Object.entries(availability.dates).map(([day, frames]) => {
    const changed = Object.entries(frames).map(([id, frame]) => {
      const slots = frame.slots.map(change)
      return [id, slots.some((slot, place) => slot !== frame.slots[place]) ? { ...frame, slots } : frame]
    })
    return [day, Object.fromEntries(changed)]
  })
  return { ...availability, dates: Object.fromEntries(dates) }
}

const isIn = (place: Place, appointment: string) =>
  place.talents.some(({ appointmentId }) => appointmentId === appointment)

const withoutIn = (slot: Slot, appointment: string): Slot => {
  const held = Object.entries(slot.talents_with_roles).find(([, place]) => isIn(place, appointment))
  if (!held) return slot
  const [role, place] = held
  const talents = place.talents.filter(({ appointmentId }) => appointmentId !== appointment)
  return {
    ...slot,
    talents_with_roles: { ...slot.talents_with_roles, [role]: { ...place, talents, free: place.free + 1 } },
  }
}

/** The schedule as it is once the appointment is cancelled: its place is free. */
export const withoutAppointment = (availability: Availability, appointment: string): Availability =>
  mapSlots(availability, (slot) => withoutIn(slot, appointment))

function find(
  availability: Availability,
  appointment: string,
): (Spot & { readonly talent: Talent }) | undefined {
  for (const frames of Object.values(availability.dates))
    for (const { slots } of Object.values(frames))
      for (const slot of slots)
        for (const [role, { talents }] of Object.entries(slot.talents_with_roles)) {
          const talent = talents.find(({ appointmentId }) => appointmentId === appointment)
          if (talent) return { slot, role, talent }
        }
  return undefined
}

/** The schedule as it is once the appointment is moved. */
export function withMovedAppointment(
  availability: Availability,
  appointment: string,
  { slot: target, role }: Spot,
): Availability {
  const from = find(availability, appointment)
  const key = slotKey(target)
  if (!from || (slotKey(from.slot) === key && from.role === role)) return availability
  return mapSlots(withoutAppointment(availability, appointment), (slot) => {
    const place = slotKey(slot) === key ? slot.talents_with_roles[role] : undefined
    if (!place) return slot
    const there = { ...place, free: Math.max(0, place.free - 1), talents: [...place.talents, from.talent] }
    return { ...slot, talents_with_roles: { ...slot.talents_with_roles, [role]: there } }
  })
}

export const everyTalent = (availability: Availability): readonly Talent[] =>
  Object.values(availability.dates)
    .flatMap((frames) => Object.values(frames))
    .flatMap(({ slots }) => slots)
    .flatMap((slot) => Object.values(slot.talents_with_roles))
    .flatMap(({ talents }) => talents)

const pathOf = (address: string) => address.split('?')[0]

/**
 * A new answer with the known addresses of unchanged pictures: each answer signs them anew, and a picture under a new
 * address is loaded again.
 */
export function withKnownPhotos(known: Availability | undefined, answer: Availability): Availability {
  if (!known) return answer
  const photos = new Map(everyTalent(known).map(({ talent }) => [talent._id, talent.photo_url]))
  const kept = (talent: Talent): Talent => {
    const before = photos.get(talent.talent._id)
    const { photo_url } = talent.talent
    if (!before || !photo_url || pathOf(before) !== pathOf(photo_url)) return talent
    return { ...talent, talent: { ...talent.talent, photo_url: before } }
  }
  return mapSlots(answer, (slot) => ({
    ...slot,
    talents_with_roles: Object.fromEntries(
      Object.entries(slot.talents_with_roles).map(([role, place]) => [
        role,
        { ...place, talents: place.talents.map(kept) },
      ]),
    ),
  }))
}
