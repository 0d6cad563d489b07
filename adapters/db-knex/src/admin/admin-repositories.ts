import type { AdminRepositories } from '@callboard/admin'
import type { Knex } from 'knex'
import { KnexMessageRepository } from './knex-message-repository.ts'
import { KnexTemplateRepository } from './knex-template-repository.ts'

/** For `knexUnitOfWork`. */
export const adminRepositories = (query: Knex): AdminRepositories => ({
  messages: new KnexMessageRepository(query),
  templates: new KnexTemplateRepository(query),
})
