import { type ModuleParts, perform, subscribe } from '@callboard/core'
import { checkedIn } from '@callboard/lobby/contract'
import { schedulingApi } from './api.ts'
import { tellTalent } from './application/jobs.ts'
import { MarkCheckedIn } from './application/on-checked-in.ts'
import { ScheduleAudience } from './application/schedule-audience.ts'
import { TellTalent } from './application/tell-talent.ts'
import { scheduleRoom } from './contract/index.ts'

export { AppointmentQueries } from './application/appointment-queries.ts'
export * from './application/ports/index.ts'
export type { Appointment, LocationType } from './domain/appointment.ts'
export type { FrameRole, TimeFrame } from './domain/time-frame.ts'
export { schedulingModule } from './module.ts'

export const schedulingParts: ModuleParts = {
  name: 'scheduling',
  api: schedulingApi,
  jobs: [perform(tellTalent, TellTalent)],
  subscriptions: [subscribe(checkedIn, 'scheduling.mark-checked-in', MarkCheckedIn)],
  rooms: [{ room: scheduleRoom, guard: ScheduleAudience }],
}
