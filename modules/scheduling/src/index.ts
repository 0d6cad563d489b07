import { type ModuleParts, perform } from '@callboard/core'
import { schedulingApi } from './api.ts'
import { tellTalent } from './application/jobs.ts'
import { TellTalent } from './application/tell-talent.ts'
import { schedulingRooms } from './rooms.ts'
import { schedulingSubscriptions } from './subscriptions.ts'

export { AppointmentQueries } from './application/appointment-queries.ts'
export * from './application/ports/index.ts'
export type { Appointment, LocationType } from './domain/appointment.ts'
export type { FrameRole, TimeFrame } from './domain/time-frame.ts'
export { schedulingModule } from './module.ts'

export const schedulingParts: ModuleParts = {
  name: 'scheduling',
  api: schedulingApi,
  jobs: [perform(tellTalent, TellTalent)],
  subscriptions: schedulingSubscriptions,
  rooms: schedulingRooms,
}
