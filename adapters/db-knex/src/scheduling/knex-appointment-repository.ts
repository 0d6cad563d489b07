import type { Appointment, AppointmentRepository } from '@callboard/scheduling'
import { insertInParts, type Query } from '../dialect/index.ts'
import { type AppointmentRow, appointmentFromRow, appointmentToRow } from './appointment.row.ts'

export class KnexAppointmentRepository implements AppointmentRepository {
  readonly #query: Query

  constructor(query: Query) {
    this.#query = query
  }

  async find(id: string): Promise<Appointment | null> {
    return await this.#one({ id })
  }

  async ofDay(dayId: string): Promise<readonly Appointment[]> {
    return await this.#all({ day_id: dayId })
  }

  async ofFrame(frameId: string): Promise<readonly Appointment[]> {
    return await this.#all({ frame_id: frameId })
  }

  async ofTalentOn(dayId: string, talentId: string): Promise<Appointment | null> {
    return await this.#one({ day_id: dayId, talent_id: talentId })
  }

  async ofTalentsOn(dayId: string, talentIds: readonly string[]): Promise<readonly Appointment[]> {
    const rows: AppointmentRow[] = await this.#query('appointment')
      .where({ day_id: dayId })
      .whereIn('talent_id', [...talentIds])
    return rows.map(appointmentFromRow)
  }

  async ofTalent(talentId: string, limit: number): Promise<readonly Appointment[]> {
    const rows: AppointmentRow[] = await this.#query('appointment')
      .where({ talent_id: talentId })
      .orderBy('start_at', 'desc')
      .limit(limit)
    return rows.map(appointmentFromRow)
  }

  async takenSeats(frameId: string, start: Date, role: string): Promise<readonly number[]> {
    return await this.#query('appointment').where({ frame_id: frameId, start_at: start, role }).pluck('seat')
  }

  async insert(...appointments: readonly Appointment[]): Promise<void> {
    await insertInParts(this.#query, 'appointment', appointments.map(appointmentToRow))
  }

  async save(appointment: Appointment): Promise<void> {
    await this.#query('appointment').where({ id: appointment.id }).update(appointmentToRow(appointment))
  }

  async remove(id: string): Promise<void> {
    await this.#query('appointment').where({ id }).delete()
  }

  async #one(where: Readonly<Record<string, string>>): Promise<Appointment | null> {
    const row: AppointmentRow | undefined = await this.#query('appointment').where(where).first()
    return row ? appointmentFromRow(row) : null
  }

  async #all(where: Readonly<Record<string, string>>): Promise<readonly Appointment[]> {
    const rows: AppointmentRow[] = await this.#query('appointment').where(where).orderBy('id')
    return rows.map(appointmentFromRow)
  }
}
