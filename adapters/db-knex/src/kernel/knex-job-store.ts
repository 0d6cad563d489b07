import type { ClaimedJob, JobRow, JobState, JobStore } from '@callboard/core'
import type { Knex } from 'knex'
import { lockedByNobodyElse } from '../dialect/statements.ts'
import { instantFromRow } from '../dialect/values.ts'
import type { Database } from '../open-database.ts'
import { writeTransaction } from '../write-transaction.ts'
import { claimedJobFromRow, jobFromRow, type StoredJobRow } from './job.row.ts'

const ERROR_LENGTH = 2_000

export class KnexJobStore implements JobStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  claim(queue: string, now: Date, limit: number, leaseMs: number): Promise<readonly ClaimedJob[]> {
    return writeTransaction(this.#database, async (transaction) => {
      const due: StoredJobRow[] = await lockedByNobodyElse(
        transaction,
        transaction('job')
          .where({ queue })
          .where((either) =>
            either
              .where((waiting) => waiting.where('state', 'waiting').where('run_at', '<=', now))
              .orWhere((abandoned) => abandoned.where('state', 'active').where('lease_until', '<=', now)),
          )
          .orderBy([{ column: 'run_at' }, { column: 'id' }])
          .limit(limit),
      )
      if (due.length > 0) {
        await transaction('job')
          .whereIn(
            'id',
            due.map((row) => row.id),
          )
          .update({ state: 'active', lease_until: new Date(now.getTime() + leaseMs) })
          .increment('attempts', 1)
      }
      return due.map(claimedJobFromRow)
    })
  }

  /** Keeps a job that is still being worked on until the instant. @returns false when it is no longer active */
  async renew(id: string, until: Date): Promise<boolean> {
    return (
      (await this.#change((query) =>
        query('job').where({ id, state: 'active' }).update({ lease_until: until }),
      )) > 0
    )
  }

  async done(id: string): Promise<void> {
    await this.#change((query) => query('job').where({ id }).delete())
  }

  async retry(id: string, at: Date, error: string): Promise<void> {
    await this.#change((query) =>
      query('job')
        .where({ id })
        .update({ state: 'waiting', run_at: at, lease_until: null, error: error.slice(0, ERROR_LENGTH) }),
    )
  }

  async fail(id: string, error: string): Promise<void> {
    await this.#change((query) =>
      query('job')
        .where({ id })
        .update({ state: 'failed', lease_until: null, error: error.slice(0, ERROR_LENGTH) }),
    )
  }

  async nextDue(queue: string): Promise<Date | null> {
    const row = await this.#database
      .reader('job')
      .where({ queue, state: 'waiting' })
      .min({ next: 'run_at' })
      .first()
    return row?.next === null || row?.next === undefined ? null : instantFromRow(row.next)
  }

  async counts(): Promise<Readonly<Record<string, Readonly<Record<JobState, number>>>>> {
    const rows: { queue: string; state: JobState; jobs: number }[] = await this.#database
      .reader('job')
      .select('queue', 'state')
      .count({ jobs: '*' })
      .groupBy('queue', 'state')
    const counts: Record<string, Record<JobState, number>> = {}
    for (const row of rows) {
      counts[row.queue] ??= { waiting: 0, active: 0, failed: 0 }
      counts[row.queue]![row.state] = Number(row.jobs)
    }
    return counts
  }

  async failed(limit: number): Promise<readonly JobRow[]> {
    const rows: StoredJobRow[] = await this.#database
      .reader('job')
      .where({ state: 'failed' })
      .orderBy([
        { column: 'run_at', order: 'desc' },
        { column: 'id', order: 'desc' },
      ])
      .limit(limit)
    return rows.map(jobFromRow)
  }

  async again(id: string, now: Date): Promise<boolean> {
    const changed = await this.#change((query) =>
      query('job')
        .where({ id, state: 'failed' })
        .update({ state: 'waiting', attempts: 0, run_at: now, error: null }),
    )
    return changed > 0
  }

  #change(statement: (query: Knex) => PromiseLike<number>): Promise<number> {
    return writeTransaction(this.#database, async (transaction) => await statement(transaction))
  }
}
