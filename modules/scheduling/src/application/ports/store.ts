import type { UnitOfWork } from '@callboard/core'
import type { AppointmentRepository } from './appointment-repository.ts'
import type { FrameRepository } from './frame-repository.ts'

export interface SchedulingRepositories {
  readonly frames: FrameRepository
  readonly appointments: AppointmentRepository
}

export type SchedulingStore = UnitOfWork<SchedulingRepositories>

/** Container token of `SchedulingStore`. */
export const SCHEDULING_STORE = Symbol('scheduling.store')
