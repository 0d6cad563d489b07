import { service } from '@callboard/core'
import type { AppointmentQueries } from '../../queries/index.ts'
import { SCHEDULING_STORE } from '../ports/index.ts'

export class StoredAppointmentQueries
  extends service({ store: SCHEDULING_STORE })
  implements AppointmentQueries
{
  async onDay(dayId: string, userId: string): Promise<{ id: string; role: string } | null> {
    const appointment = await this.needs.store.read(({ appointments }) =>
      appointments.ofTalentOn(dayId, userId),
    )
    return appointment && { id: appointment.id, role: appointment.role }
  }

  async countToCome(userId: string, after: Date): Promise<number> {
    return await this.needs.store.read(({ appointments }) => appointments.countToCome(userId, after))
  }
}
