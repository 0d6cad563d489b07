/** What this module asks of scheduling about who is booked. */
export interface AppointmentQueries {
  onDay(dayId: string, userId: string): Promise<{ readonly id: string; readonly role: string | null } | null>
}

export const LOBBY_APPOINTMENT_QUERIES = Symbol('lobby.appointments')
