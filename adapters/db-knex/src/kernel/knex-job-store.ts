import type { ClaimedJob, JobRow, JobState, JobStore, JobTry, OfferedJob } from '@callboard/core'
import type { Knex } from 'knex'
import type { Query } from '../dialect/query.ts'
import { locked, lockedByNobodyElse } from '../dialect/statements.ts'
import type { Database } from '../open-database.ts'
import { Rows, readInstant } from '../table/index.ts'
import { writeTransaction } from '../write-transaction.ts'
import { addAuditRow } from './audit-rows.ts'
import { CLAIMED_JOBS, JOBS, OFFERED_JOBS } from './job-table.ts'

const ERROR_LENGTH = 2_000
/** Milliseconds; what is due later, such as a reminder of another day, is no backlog. */
const LATER = 3_600_000

const idsOf = (jobs: readonly { readonly id: string }[]) => jobs.map((job) => job.id)

/** Jobs by number of attempts, for one statement each: both databases look up only a key of one column well. */
const byAttempts = (jobs: readonly JobTry[]) =>
  [...Map.groupBy(jobs, (job) => job.attempts)].map(([attempts, tries]) => [attempts, idsOf(tries)] as const)

/** The job while this try is its latest. */
const latestTry = (query: Query, { id, attempts }: JobTry) =>
  query('job').where({ id, attempts: attempts + 1 })

export class KnexJobStore implements JobStore {
  readonly #database: Database

  constructor(database: Database) {
    this.#database = database
  }

  claim(queue: string, now: Date, limit: number, leaseMs: number): Promise<readonly ClaimedJob[]> {
    return writeTransaction(this.#database, async (transaction) => {
      const due = this.#due(transaction, queue, now, limit)
      return await this.#begin(transaction, [due], new Date(now.getTime() + leaseMs))
    })
  }

  offer(queue: string, now: Date, limit: number, until: Date): Promise<readonly OfferedJob[]> {
    return writeTransaction(this.#database, async (transaction) => {
      const due = await new Rows(OFFERED_JOBS, transaction).all(
        this.#due(transaction, queue, now, limit).select([...OFFERED_JOBS.columns]),
      )
      if (due.length > 0) {
        await transaction('job').whereIn('id', idsOf(due)).update({ state: 'waiting', due_at: until })
      }
      return due
    })
  }

  withdraw(offers: readonly JobTry[], now: Date): Promise<void> {
    return writeTransaction(this.#database, async (transaction) => {
      for (const [attempts, ids] of byAttempts(offers)) {
        await transaction('job')
          .whereIn('id', ids)
          .where({ state: 'waiting', attempts })
          .update({ due_at: now })
      }
    })
  }

  claimOffered(offers: readonly JobTry[], now: Date, leaseMs: number): Promise<readonly ClaimedJob[]> {
    return writeTransaction(this.#database, async (transaction) => {
      const offered = byAttempts(offers).map(([attempts, ids]) =>
        locked(transaction('job').whereIn('id', ids).where({ state: 'waiting', attempts })),
      )
      return await this.#begin(transaction, offered, new Date(now.getTime() + leaseMs))
    })
  }

  /** Due jobs of the queue, oldest first, locked. */
  #due(transaction: Query, queue: string, now: Date, limit: number): Knex.QueryBuilder {
    return lockedByNobodyElse(
      transaction,
      transaction('job')
        .where({ queue })
        .where('due_at', '<=', now)
        .orderBy([{ column: 'due_at' }, { column: 'id' }])
        .limit(limit),
    )
  }

  /** @param selects find the jobs, locked */
  async #begin(
    transaction: Query,
    selects: readonly Knex.QueryBuilder[],
    until: Date,
  ): Promise<readonly ClaimedJob[]> {
    const rows = new Rows(CLAIMED_JOBS, transaction)
    const jobs: ClaimedJob[] = []
    for (const select of selects) jobs.push(...(await rows.all(select.select([...CLAIMED_JOBS.columns]))))
    if (jobs.length === 0) return jobs
    await transaction('job')
      .whereIn('id', idsOf(jobs))
      // A job promised from now on under the same key may know of more than this try has looked at.
      .update({ state: 'active', due_at: until, dedupe_key: null })
      .increment('attempts', 1)
    return jobs
  }

  async renew(job: JobTry, until: Date): Promise<boolean> {
    const kept = await this.#change((query) =>
      latestTry(query, job).where({ state: 'active' }).update({ due_at: until }),
    )
    return kept > 0
  }

  done(jobs: readonly JobTry[]): Promise<void> {
    return writeTransaction(this.#database, async (transaction) => {
      for (const [attempts, ids] of byAttempts(jobs)) {
        await transaction('job')
          .whereIn('id', ids)
          .where({ attempts: attempts + 1 })
          .delete()
      }
    })
  }

  async retry(job: JobTry, at: Date, error: string): Promise<void> {
    await this.#change((query) =>
      latestTry(query, job)
        .update({
          state: 'waiting',
          run_at: at,
          due_at: at,
          error: error.slice(0, ERROR_LENGTH),
        })
        .increment('errors', 1),
    )
  }

  async fail(job: JobTry, error: string): Promise<void> {
    await this.#change((query) =>
      latestTry(query, job).update({ state: 'failed', due_at: null, error: error.slice(0, ERROR_LENGTH) }),
    )
  }

  async nextDue(queue: string): Promise<Date | null> {
    const row = await this.#database.reader('job').where({ queue }).min({ next: 'due_at' }).first()
    return row?.next === null || row?.next === undefined ? null : readInstant(row.next)
  }

  async counts(): Promise<Readonly<Record<string, Readonly<Record<JobState, number>>>>> {
    const rows: { queue: string; state: JobState; jobs: number }[] = await this.#database
      .reader('job')
      .select('queue', 'state')
      .count({ jobs: '*' })
      .where((counted) => {
        counted.whereNot({ state: 'waiting' }).orWhere('due_at', '<=', new Date(Date.now() + LATER))
      })
      .groupBy('queue', 'state')
    const counts: Record<string, Record<JobState, number>> = {}
    for (const row of rows) {
      counts[row.queue] ??= { waiting: 0, active: 0, failed: 0 }
      counts[row.queue]![row.state] = Number(row.jobs)
    }
    return counts
  }

  async failed(limit: number): Promise<readonly JobRow[]> {
    const rows = new Rows(JOBS, this.#database.reader)
    return await rows.all(
      rows
        .where({ state: 'failed' })
        .orderBy([
          { column: 'run_at', order: 'desc' },
          { column: 'id', order: 'desc' },
        ])
        .limit(limit),
    )
  }

  async again(id: string, now: Date): Promise<boolean> {
    const audited = this.#database.currentAudit.getStore()
    const changed = await writeTransaction(this.#database, async (transaction) => {
      const found = await transaction('job')
        .where({ id, state: 'failed' })
        .update({ state: 'waiting', attempts: 0, errors: 0, run_at: now, due_at: now, error: null })
      if (found > 0) await addAuditRow(transaction, audited)
      return found
    })
    return changed > 0
  }

  #change(statement: (query: Query) => PromiseLike<number>): Promise<number> {
    return writeTransaction(this.#database, async (transaction) => await statement(transaction))
  }
}
