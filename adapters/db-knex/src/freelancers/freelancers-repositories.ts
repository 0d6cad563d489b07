import type { FreelancersRepositories } from '@callboard/freelancers'
import type { Query } from '../dialect/query.ts'
import { profileRepository } from './profile-repository.ts'
import { requestRepository } from './request-repository.ts'

/** For `knexUnitOfWork`. */
export const freelancersRepositories = (query: Query): FreelancersRepositories => ({
  profiles: profileRepository(query),
  requests: requestRepository(query),
})
