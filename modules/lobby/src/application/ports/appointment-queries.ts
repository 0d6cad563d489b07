/** Who is booked, as the scheduling module knows. */
export interface AppointmentQueries {
  onDay(dayId: string, userId: string): Promise<{ readonly id: string; readonly role: string | null } | null>
}
export const LOBBY_APPOINTMENTS = Symbol('lobby.appointments')
