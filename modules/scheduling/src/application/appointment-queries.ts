import type { SchedulingStore } from './ports/index.ts'

/** What other modules may ask about appointments. */
export class AppointmentQueries {
  readonly #store: SchedulingStore

  constructor(store: SchedulingStore) {
    this.#store = store
  }

  /** The one appointment a talent may have on a session date. */
  async onDay(dayId: string, userId: string): Promise<{ id: string; role: string } | null> {
    const appointment = await this.#store.read(({ appointments }) => appointments.ofTalentOn(dayId, userId))
    return appointment && { id: appointment.id, role: appointment.role }
  }
}
