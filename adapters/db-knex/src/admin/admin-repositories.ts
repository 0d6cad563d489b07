import type { AdminRepositories } from '@callboard/admin'
import type { Query } from '../dialect/query.ts'
import { KnexMessageRepository } from './knex-message-repository.ts'
import { KnexTemplateRepository } from './knex-template-repository.ts'

/** For `knexUnitOfWork`. */
export const adminRepositories = (query: Query): AdminRepositories => ({
  messages: new KnexMessageRepository(query),
  templates: new KnexTemplateRepository(query),
})
