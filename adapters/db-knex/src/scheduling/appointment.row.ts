import type { Appointment } from '@callboard/scheduling'
import { flagFromRow, instantFromRow } from '../dialect/index.ts'
import { locationTypeFromRow } from '../projects/session.row.ts'

/** A row of the table `appointment`. */
export interface AppointmentRow {
  readonly id: string
  readonly session_id: string
  readonly day_id: string
  readonly frame_id: string
  readonly talent_id: string
  readonly date: string
  readonly start_at: unknown
  readonly end_at: unknown
  readonly slot_seconds: number
  readonly role: string
  readonly seat: number
  readonly time_zone: string
  readonly location_type: string
  readonly in_person_location: string
  readonly checked_in: unknown
  readonly sequence: number
  readonly created_by: string
  readonly created_at: unknown
}

export const appointmentToRow = (appointment: Appointment): AppointmentRow => ({
  id: appointment.id,
  session_id: appointment.sessionId,
  day_id: appointment.dayId,
  frame_id: appointment.frameId,
  talent_id: appointment.talentId,
  date: appointment.date,
  start_at: appointment.start,
  end_at: appointment.end,
  slot_seconds: appointment.slotSeconds,
  role: appointment.role,
  seat: appointment.seat,
  time_zone: appointment.zone,
  location_type: appointment.locationType,
  in_person_location: appointment.inPersonLocation,
  checked_in: appointment.checkedIn,
  sequence: appointment.sequence,
  created_by: appointment.createdBy,
  created_at: appointment.createdAt,
})

export const appointmentFromRow = (row: AppointmentRow): Appointment => ({
  id: row.id,
  sessionId: row.session_id,
  dayId: row.day_id,
  frameId: row.frame_id,
  talentId: row.talent_id,
  date: row.date,
  start: instantFromRow(row.start_at),
  end: instantFromRow(row.end_at),
  slotSeconds: row.slot_seconds,
  role: row.role,
  seat: row.seat,
  zone: row.time_zone,
  locationType: locationTypeFromRow(row.location_type),
  inPersonLocation: row.in_person_location,
  checkedIn: flagFromRow(row.checked_in),
  sequence: row.sequence,
  createdBy: row.created_by,
  createdAt: instantFromRow(row.created_at),
})
