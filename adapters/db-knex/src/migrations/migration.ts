import type { Knex } from 'knex'

/** One step of the schema, forwards only. Once it is released it never changes; a correction is a new step. */
export interface Migration {
  /** `000N-<module>`, unique, kept in the database. */
  readonly name: string
  up(query: Knex): Promise<void>
}
