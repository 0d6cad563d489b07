import { createConnection } from 'mysql2/promise'
import { peerValue } from './peer-value.ts'

async function run(statement: string): Promise<void> {
  const connection = await createConnection(peerValue('CALLBOARD_TEST_MARIADB'))
  await connection.query(statement)
  await connection.end()
}

/** An empty database on the MariaDB of the tests. */
export const createDatabase = (name: string) => run(`create database ${name} character set utf8mb4`)

export const dropDatabase = (name: string) => run(`drop database if exists ${name}`)
