import type { SchedulingRepositories } from '@callboard/scheduling'
import type { Knex } from 'knex'
import { KnexAppointmentRepository } from './knex-appointment-repository.ts'
import { KnexFrameRepository } from './knex-frame-repository.ts'

export const schedulingRepositories = (query: Knex): SchedulingRepositories => ({
  frames: new KnexFrameRepository(query),
  appointments: new KnexAppointmentRepository(query),
})
