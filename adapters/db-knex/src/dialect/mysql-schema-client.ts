import type { Knex } from 'knex'
import { isDoneAlready } from './errors.ts'
import { MysqlClient, type MysqlConnection, type Statement } from './mysql-client.ts'

/** Clients whose statements are a second try. */
const trying = new WeakSet<object>()

/** For changes of the schema: statements may take as long as they need, and a step that was cut off can be finished. */
export class MysqlSchemaClient extends MysqlClient {
  override async _query(connection: MysqlConnection, statement: Statement): Promise<unknown> {
    try {
      return await super._query(connection, statement)
    } catch (error) {
      if (!trying.has(this) || !isDoneAlready(error)) throw error
      return { ...statement, response: [{}, []] }
    }
  }
}

/** Runs statements of which the first ones may be done already: each of them is done whole or not at all. */
export async function finishing(query: Knex, work: () => Promise<void>): Promise<void> {
  trying.add(query.client)
  try {
    await work()
  } finally {
    trying.delete(query.client)
  }
}
