import type { TemplateOverride, TemplateRepository } from '@callboard/admin'
import type { Query } from '../dialect/query.ts'

export class KnexTemplateRepository implements TemplateRepository {
  readonly #query: Query

  constructor(query: Query) {
    this.#query = query
  }

  async find(name: string): Promise<TemplateOverride | null> {
    const row = await this.#query('message_template').where({ name }).first('name', 'subject', 'body')
    return row ? { name: row.name, subject: row.subject, body: row.body } : null
  }
}
