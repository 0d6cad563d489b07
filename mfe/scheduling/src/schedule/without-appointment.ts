import type { Availability, Slot } from '@callboard/scheduling/contract'

const withoutIn = (slot: Slot, appointment: string): Slot => ({
  ...slot,
  talents_with_roles: Object.fromEntries(
    Object.entries(slot.talents_with_roles).map(([role, place]) => {
      const talents = place.talents.filter(({ appointmentId }) => appointmentId !== appointment)
      return [role, { ...place, talents, free: place.free + place.talents.length - talents.length }]
    }),
  ),
})

/** The schedule as it is once the appointment is cancelled: its place is free. */
export function withoutAppointment(availability: Availability, appointment: string): Availability {
  const dates = Object.entries(availability.dates).map(([day, frames]) => [
    day,
    Object.fromEntries(
      Object.entries(frames).map(([id, frame]) => [
        id,
        { ...frame, slots: frame.slots.map((slot) => withoutIn(slot, appointment)) },
      ]),
    ),
  ])
  return { ...availability, dates: Object.fromEntries(dates) }
}
