import type { Knex } from 'knex'

/** Access to the tables for a repository: a pool of knex, or one transaction. */
export interface Query extends Pick<Knex, 'raw' | 'ref' | 'isTransaction'> {
  (table: Knex.TableDescriptor | Knex.AliasDict): Knex.QueryBuilder
  <Row extends object, Result = Row[]>(table: Knex.TableDescriptor): Knex.QueryBuilder<Row, Result>
  readonly client: { readonly driverName: string }
}
