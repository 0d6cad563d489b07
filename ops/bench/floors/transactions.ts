import { randomUUID } from 'node:crypto'
import { createPool, type Pool, type PoolConnection } from 'mysql2/promise'

/** Default number of an API's connections for writes. */
const CONNECTIONS = 5

/** The least that a write can cost: bare transactions through mysql2 on tables of their own. */
export class BareTransactions {
  readonly #pool: Pool

  constructor(databaseUrl: string) {
    this.#pool = createPool({ uri: databaseUrl, connectionLimit: CONNECTIONS })
  }

  async prepare(): Promise<void> {
    await this.#pool.query(
      'create table if not exists bench_record (id char(36) primary key, name varchar(200), email varchar(254), body text)',
    )
    await this.#pool.query('create table if not exists bench_outbox (id char(36) primary key, body text)')
    await this.#pool.query(
      'create table if not exists bench_place (id char(36) primary key, taken int, places int)',
    )
  }

  async #transaction<T>(work: (connection: PoolConnection) => Promise<T>): Promise<T> {
    const connection = await this.#pool.getConnection()
    try {
      await connection.beginTransaction()
      const result = await work(connection)
      await connection.commit()
      return result
    } finally {
      connection.release()
    }
  }

  /** BEGIN, two INSERTs, COMMIT: a record and its event. */
  async insertTwo(): Promise<void> {
    await this.#transaction(async (connection) => {
      const id = randomUUID()
      await connection.execute('insert into bench_record values (?, ?, ?, ?)', [
        id,
        'Ana',
        'a@example.com',
        '{}',
      ])
      await connection.execute('insert into bench_outbox values (?, ?)', [id, '{}'])
    })
  }

  /** @returns its id */
  async newPlace(places: number): Promise<string> {
    const id = randomUUID()
    await this.#pool.execute('insert into bench_place values (?, 0, ?)', [id, places])
    return id
  }

  /** Takes a place if one is left. @returns whether there was */
  async take(place: string): Promise<boolean> {
    return await this.#transaction(async (connection) => {
      const [taken] = await connection.execute(
        'update bench_place set taken = taken + 1 where id = ? and taken < places',
        [place],
      )
      if (!('affectedRows' in taken) || taken.affectedRows === 0) return false
      await connection.execute('insert into bench_outbox values (?, ?)', [randomUUID(), '{}'])
      return true
    })
  }

  close(): Promise<void> {
    return this.#pool.end()
  }
}

/** Milliseconds that `times` runs of the work take, so many at a time. */
export async function timed(times: number, inFlight: number, work: () => Promise<unknown>): Promise<number> {
  let next = 0
  const began = performance.now()
  await Promise.all(
    Array.from({ length: inFlight }, async () => {
      while (next++ < times) await work()
    }),
  )
  return performance.now() - began
}
