import type { UserFacts } from '@callboard/accounts/queries'
import { wallClock, zoneAbbreviation } from '@callboard/core'
import type { Availability, Slot as SlotView } from '../../contract/index.ts'
import type { Appointment } from '../../domain/appointment.ts'
import { type Slot, slotsOf } from '../../domain/slot-grid.ts'
import type { TimeFrame } from '../../domain/time-frame.ts'
import { shortTime } from '../../domain/wall-time.ts'
import { timeReplyView } from '../bookings/appointment-view.ts'

export interface AvailabilityParts {
  readonly sessionId: string
  readonly dayId: string
  readonly isArchived: boolean
  readonly sessionZone: string
  /** The zone of the answer. */
  readonly zone: string
  readonly frames: readonly TimeFrame[]
  readonly appointments: readonly Appointment[]
  /** Everybody whom the asking person may know by name. */
  readonly people: ReadonlyMap<string, UserFacts>
  /** Addresses of their pictures. */
  readonly photos: ReadonlyMap<string, string>
  readonly now: Date
}

type Places = SlotView['talents_with_roles']
type Talents = Places[string]['talents']

const placeKey = (frameId: string, start: Date, role: string) => `${frameId} ${start.getTime()} ${role}`

function talentViews(
  booked: readonly Appointment[],
  { people, photos }: Pick<AvailabilityParts, 'people' | 'photos'>,
): Talents {
  return booked.flatMap((appointment) => {
    const user = people.get(appointment.talentId)
    if (!user) return []
    return [
      {
        appointmentId: appointment.id,
        talent: {
          _id: user.id,
          first_name: user.firstName,
          last_name: user.lastName,
          email: user.email,
          photo_url: photos.get(user.id) ?? null,
        },
        time_zone: appointment.zone,
        is_checked_in: appointment.checkedIn,
        reply: timeReplyView(appointment),
      },
    ]
  })
}

/** Slots by their date in the asked zone, then by their frame. */
export function availabilityView(parts: AvailabilityParts): Availability {
  const bookings = Map.groupBy(parts.appointments, ({ frameId, start, role }) =>
    placeKey(frameId, start, role),
  )
  const places = (frame: TimeFrame, slot: Slot): Places =>
    Object.fromEntries(
      frame.roles.map(({ role, count }) => {
        const booked = bookings.get(placeKey(frame.id, slot.start, role)) ?? []
        const talents = talentViews(booked, parts)
        return [role, { participants_count: count, free: Math.max(0, count - booked.length), talents }]
      }),
    )
  const dates: Availability['dates'] = {}
  let first: Date | null = null
  let last: Date | null = null
  for (const frame of parts.frames) {
    const slots = slotsOf(frame)
    const [head, tail] = [slots[0], slots.at(-1)]
    if (!head || !tail) continue
    if (!first || head.start < first) first = head.start
    if (!last || tail.end > last) last = tail.end
    for (const slot of slots) {
      const clock = wallClock(slot.start, parts.zone)
      dates[clock.day] ??= {}
      const frames = dates[clock.day]!
      frames[frame.id] ??= {
        name: frame.name,
        time_slot_start: head.start.toISOString(),
        time_slot_end: tail.end.toISOString(),
        length_time_slot: frame.slotSeconds / 60,
        slots: [],
      }
      frames[frame.id]!.slots.push({
        start: slot.start.toISOString(),
        end: slot.end.toISOString(),
        start_wall: shortTime(clock.time),
        availability_id: frame.id,
        talents_with_roles: places(frame, slot),
      })
    }
  }
  return {
    session: parts.sessionId,
    day: parts.dayId,
    time_zone: parts.zone,
    session_time_zone: parts.sessionZone,
    zone_abbreviation: zoneAbbreviation(first ?? parts.now, parts.zone),
    expired: last !== null && last <= parts.now,
    is_archived: parts.isArchived,
    dates,
  }
}
