import type { Knex } from 'knex'

/** A step of the schema, forwards only. Once it is released it never changes; a correction is a new step. */
export interface Migration {
  /** `000N-<module>`, unique, kept in the database. */
  readonly name: string
  /**
   * Run again from its start when it was cut off in MySQL, where changes of tables are not undone: tables, columns,
   * indexes and rows that are there by then are passed over. A change of rows must bear being made twice.
   */
  up(query: Knex): Promise<void>
}
