import { type Token, token } from '@callboard/core'

export interface AppointmentQueries {
  /** The only appointment that a talent may have on a session date. */
  onDay(dayId: string, userId: string): Promise<{ readonly id: string; readonly role: string } | null>
  /** How many appointments of a talent begin after the instant. */
  countToCome(userId: string, after: Date): Promise<number>
}

export const APPOINTMENT_QUERIES: Token<AppointmentQueries> = token('scheduling.appointments')
