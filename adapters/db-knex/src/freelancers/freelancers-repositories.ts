import type { FreelancersRepositories } from '@callboard/freelancers'
import type { Knex } from 'knex'
import { KnexProfileRepository } from './knex-profile-repository.ts'

/** For `knexUnitOfWork`. */
export const freelancersRepositories = (query: Knex): FreelancersRepositories => ({
  profiles: new KnexProfileRepository(query),
})
