import type { AdminRepositories, TemplateOverride, TemplateRepository } from '@callboard/admin'
import type { Query } from '../dialect/query.ts'
import { orNull, Rows, tableOf, text } from '../table/index.ts'
import { messageRepository } from './message-repository.ts'

const TEMPLATES = tableOf<TemplateOverride>().named('message_template', {
  name: text('name'),
  subject: orNull(text('subject')),
  body: text('body'),
})

function templateRepository(query: Query): TemplateRepository {
  const rows = new Rows(TEMPLATES, query)
  return { find: (name) => rows.find({ name }) }
}

/** For `knexUnitOfWork`. */
export const adminRepositories = (query: Query): AdminRepositories => ({
  messages: messageRepository(query),
  templates: templateRepository(query),
})
