import { randomUUID } from 'node:crypto'
import { type Database, migrate, openDatabase } from '@callboard/db-knex'
import { createDatabase, dropDatabase } from '../../../features/peers/databases.ts'
import { peerValue } from '../../../features/peers/peer-value.ts'

export interface FreshDatabase {
  readonly name: string
  readonly url: string
  readonly database: Database
  close(): Promise<void>
}

/** A database with the tables of the product and nothing in it, that no process of the product knows. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const server = peerValue(process.env, 'CALLBOARD_TEST_MARIADB')
  const name = `callboard_${randomUUID().replaceAll('-', '')}`
  const url = `${server}/${name}`
  await createDatabase(server, name)
  const database = await openDatabase({ url })
  await migrate(database)
  return {
    name,
    url,
    database,
    async close() {
      await database.close()
      await dropDatabase(server, name)
    },
  }
}
