import { randomBytes } from 'node:crypto'
import { peerAddress } from '@callboard/core/testing'
import { createConnection } from 'mysql2/promise'
import type { EmptyDatabase } from './temporary-database.ts'

/** The address of a new, empty database on the MariaDB server of the tests; `remove` drops it. */
export async function emptyMariadb(): Promise<EmptyDatabase & { settings: { url: string } }> {
  const server = peerAddress('CALLBOARD_TEST_MARIADB')
  const name = `callboard_${randomBytes(6).toString('hex')}`
  const tell = async (sql: string) => {
    const connection = await createConnection(server)
    await connection.query(sql)
    await connection.end()
  }
  await tell(`create database ${name} character set utf8mb4`)
  return {
    settings: { url: `${server}/${name}` },
    remove: () => tell(`drop database ${name}`),
  }
}
