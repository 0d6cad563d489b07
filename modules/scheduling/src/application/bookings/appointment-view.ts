import { dayIn, instantOf } from '@callboard/core'
import type { ReplyOf } from '@callboard/core/http-contract'
import type { SessionFacts } from '@callboard/projects/queries'
import type {
  Appointment as AppointmentView,
  listOwnAppointments,
  TimeReplyView,
} from '../../contract/index.ts'
import { type Appointment, hasChosenRole, isOpenToTalent } from '../../domain/appointment.ts'
import { standingReply } from '../../domain/time-reply.ts'
import { takesBookings } from './change-rules.ts'

export function timeReplyView(appointment: Appointment): TimeReplyView {
  const reply = standingReply(appointment)
  return reply && { answer: reply.answer, note: reply.note }
}

export const appointmentView = (appointment: Appointment): AppointmentView => ({
  _id: appointment.id,
  talent_id: appointment.talentId,
  availability: appointment.frameId,
  session: appointment.sessionId,
  day: appointment.dayId,
  date: appointment.date,
  start_time: appointment.start.toISOString(),
  end_time: appointment.end.toISOString(),
  length_time_slot: appointment.slotSeconds / 60,
  time_zone: appointment.zone,
  role: appointment.role,
  location_type: appointment.locationType,
  in_person_location: appointment.inPersonLocation,
  is_checked_in: appointment.checkedIn,
  reply: timeReplyView(appointment),
})

/** Zones that change their clocks at midnight skip its first hour. */
const beginOf = (day: string, zone: string): Date =>
  instantOf(day, '00:00', zone) ?? instantOf(day, '01:00', zone)!

export const ownAppointmentView = (
  appointment: Appointment,
  session: SessionFacts,
  now: Date,
): ReplyOf<typeof listOwnAppointments>[number] => {
  const isOpen = isOpenToTalent(appointment, session.changeCutoff, now)
  return {
    ...appointmentView(appointment),
    session_name: session.name,
    studio_name: session.projectName,
    studio_uri: session.projectUri,
    session_zone: session.timeZone,
    check_in_from: beginOf(appointment.date, session.timeZone).toISOString(),
    can: {
      check_in: dayIn(session.timeZone, now) === appointment.date,
      move: isOpen && takesBookings(session),
      change_role: hasChosenRole(appointment),
      cancel: isOpen,
      confirm: standingReply(appointment)?.answer !== 'confirmed' && isOpenToTalent(appointment, 0, now),
    },
  }
}
