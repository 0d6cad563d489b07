import type { Appointment } from './appointment.ts'

/** Changes of an appointment by staff that its talent has not been told of yet. */
export interface Notice {
  readonly appointmentId: string
  readonly sessionId: string
  readonly dayId: string
  /** The appointment as its talent knows it. */
  readonly told: Appointment
  /** As it was before the last change. */
  readonly before: Appointment
  /** Id of the last change, by which it can be undone. */
  readonly change: string
  /** The highest sequence that the appointment has had. */
  readonly sequence: number
  /** When the talent is told. */
  readonly dueAt: Date
}

/** True when a talent who knows one has nothing to learn from the other. */
export const isSameNews = (one: Appointment, other: Appointment): boolean =>
  one.start.getTime() === other.start.getTime() &&
  one.end.getTime() === other.end.getTime() &&
  one.role === other.role &&
  one.locationType === other.locationType &&
  one.inPersonLocation === other.inPersonLocation
