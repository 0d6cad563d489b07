import type { FreelancersRepositories } from '@callboard/freelancers'
import type { Knex } from 'knex'
import { KnexProfiles } from './knex-profiles.ts'

/** For `knexUnitOfWork`. */
export const freelancersRepositories = (query: Knex): FreelancersRepositories => ({
  profiles: new KnexProfiles(query),
})
