import type { SchedulingRepositories } from '@callboard/scheduling'
import type { Query } from '../dialect/query.ts'
import { KnexAppointmentRepository } from './knex-appointment-repository.ts'
import { KnexFrameRepository } from './knex-frame-repository.ts'

export const schedulingRepositories = (query: Query): SchedulingRepositories => ({
  frames: new KnexFrameRepository(query),
  appointments: new KnexAppointmentRepository(query),
})
