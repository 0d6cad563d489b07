import type { AdminRepositories } from '@callboard/admin'
import type { Knex } from 'knex'
import { KnexMessages } from './knex-messages.ts'
import { KnexTemplates } from './knex-templates.ts'

/** For `knexUnitOfWork`. */
export const adminRepositories = (query: Knex): AdminRepositories => ({
  messages: new KnexMessages(query),
  templates: new KnexTemplates(query),
})
