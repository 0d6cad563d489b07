import type { Appointment } from '../../domain/appointment.ts'

/** Every write belongs into a transaction that has locked the session date. */
export interface AppointmentRepository {
  find(id: string): Promise<Appointment | null>
  /** Of a session date, in the order of their making. */
  ofDay(dayId: string): Promise<readonly Appointment[]>
  ofFrame(frameId: string): Promise<readonly Appointment[]>
  /** A talent has at most one on a session date. */
  ofTalentOn(dayId: string, talentId: string): Promise<Appointment | null>
  /** Newest first. */
  ofTalent(talentId: string, limit: number): Promise<readonly Appointment[]>
  /** Seats of a role in a slot that somebody has. */
  takenSeats(frameId: string, start: Date, role: string): Promise<readonly number[]>
  insert(appointment: Appointment): Promise<void>
  save(appointment: Appointment): Promise<void>
  remove(id: string): Promise<void>
}
