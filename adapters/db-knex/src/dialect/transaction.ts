import type { Knex } from 'knex'
import type { Query } from './query.ts'

/** A connection of the pool of knex. */
export interface PooledConnection {
  /** knex takes a connection that has this set out of the pool. */
  __knex__disposed?: unknown
}

/** A client of knex that can begin a transaction; knex ships no types for the other members. */
export interface TransactionClient extends Pick<Knex.Client, 'driverName' | 'raw' | 'ref'> {
  queryBuilder(): { table(table: unknown): Knex.QueryBuilder }
  acquireConnection(): Promise<PooledConnection>
  releaseConnection(connection: PooledConnection): Promise<void>
  query(connection: PooledConnection, statement: unknown): Promise<unknown>
  /** @throws when there is no transaction; nothing is held then */
  begin(connection: PooledConnection): Promise<void>
}

/** The client of the pool, whose statements all take this connection and are refused once it is another's. */
function boundTo(client: TransactionClient, connection: PooledConnection, isOver: () => boolean) {
  const bound: TransactionClient = Object.assign(Object.create(client), {
    transacting: true,
    acquireConnection: async () => connection,
    releaseConnection: async () => {},
    async query(own: PooledConnection, statement: unknown) {
      if (isOver()) throw new Error('A statement came after the end of its transaction.')
      return await client.query(own, statement)
    },
  })
  return bound
}

function queryOf(client: TransactionClient): Query {
  const parts = {
    client,
    isTransaction: true,
    raw: (...statement: unknown[]) => client.raw(...statement),
    ref: (...column: unknown[]) => client.ref(...column),
  }
  return Object.assign((table: unknown) => client.queryBuilder().table(table), parts) as unknown as Query
}

/**
 * Runs COMMIT or ROLLBACK. After an error it is unknown whether the statement arrived, so the connection may still be
 * in its transaction and is not used again.
 */
async function end(
  client: TransactionClient,
  connection: PooledConnection,
  statement: string,
): Promise<void> {
  try {
    await client.query(connection, statement)
  } catch (error) {
    connection.__knex__disposed ??= error
    throw error
  }
}

/**
 * Runs `work` in one transaction, which a throw undoes. knex has this as well, but makes a whole knex for each
 * transaction: for a short write that takes longer than all its statements.
 * @throws the error of `work`, also when undoing it fails; the error of BEGIN or COMMIT
 */
export async function inTransaction<T>(
  client: TransactionClient,
  work: (query: Query) => Promise<T>,
): Promise<T> {
  const connection = await client.acquireConnection()
  let isOver = false
  try {
    await client.begin(connection)
    let result: T
    try {
      result = await work(queryOf(boundTo(client, connection, () => isOver)))
    } catch (error) {
      isOver = true
      await end(client, connection, 'ROLLBACK').catch(() => {})
      throw error
    }
    isOver = true
    await end(client, connection, 'COMMIT')
    return result
  } finally {
    await client.releaseConnection(connection)
  }
}
