import type { FreelancersRepositories } from '@callboard/freelancers'
import type { Query } from '../dialect/query.ts'
import { KnexProfileRepository } from './knex-profile-repository.ts'

/** For `knexUnitOfWork`. */
export const freelancersRepositories = (query: Query): FreelancersRepositories => ({
  profiles: new KnexProfileRepository(query),
})
