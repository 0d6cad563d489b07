export * from './application/ports/index.ts'
export type { Appointment, LocationType } from './domain/appointment.ts'
export type { FrameRole, TimeFrame } from './domain/time-frame.ts'
export { schedulingModule } from './module.ts'
