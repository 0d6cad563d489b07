import { setPatience } from '@callboard/core'
import { expect } from 'chai'
import type { Knex } from 'knex'
import { mysqlPool } from './mysql-pool.ts'

const NOWHERE = { host: '127.0.0.1', port: 1, user: 'callboard', password: '', database: 'callboard' }

/** The time limits of a pool, by their names; nothing is connected. */
async function limitsOf(patience: number): Promise<Readonly<Record<string, unknown>>> {
  setPatience(patience)
  const knex = mysqlPool(NOWHERE, { connections: 1 })
  const { connection, acquireConnectionTimeout, pool, statementTimeout } = knex.client
    .config as Knex.Config & {
    readonly statementTimeout: number
  }
  await knex.destroy()
  const { connectTimeout } = connection as Knex.MySql2ConnectionConfig
  const createTimeout = pool?.createTimeoutMillis
  return { connectTimeout, acquireConnectionTimeout, createTimeout, statementTimeout }
}

describe('a pool of MariaDB', () => {
  afterEach(() => setPatience(1))

  it('has twice its time limits in a process of twice the patience [OPS-03]', async () => {
    expect(await limitsOf(1)).to.deep.equal({
      connectTimeout: 3_000,
      acquireConnectionTimeout: 4_500,
      createTimeout: 6_000,
      statementTimeout: 4_500,
    })
    expect(await limitsOf(2)).to.deep.equal({
      connectTimeout: 6_000,
      acquireConnectionTimeout: 9_000,
      createTimeout: 12_000,
      statementTimeout: 9_000,
    })
  })
})
