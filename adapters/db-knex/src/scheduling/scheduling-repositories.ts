import type { SchedulingRepositories } from '@callboard/scheduling'
import type { Query } from '../dialect/query.ts'
import { appointmentRepository } from './appointment-repository.ts'
import { frameRepository } from './frame-repository.ts'
import { lostTimeRepository } from './lost-time-repository.ts'
import { noticeRepository } from './notice-repository.ts'

/** For `knexUnitOfWork`. */
export const schedulingRepositories = (query: Query): SchedulingRepositories => ({
  frames: frameRepository(query),
  appointments: appointmentRepository(query),
  notices: noticeRepository(query),
  lostTimes: lostTimeRepository(query),
})
