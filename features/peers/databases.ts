import { createConnection } from 'mysql2/promise'

async function run(server: string, statement: string): Promise<void> {
  const connection = await createConnection(server)
  await connection.query(statement)
  await connection.end()
}

/** An empty database. @param server its address, without a database */
export const createDatabase = (server: string, name: string) =>
  run(server, `create database ${name} character set utf8mb4`)

export const dropDatabase = (server: string, name: string) => run(server, `drop database if exists ${name}`)
