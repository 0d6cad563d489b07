import type { ClaimedJob, JobDefinition, JobRow, JobState, OfferedJob } from '@callboard/core'
import { instantFromRow, jsonFromRow } from '../dialect/values.ts'
import { outboxJson } from './outbox-json.ts'

/** A row of the table `job`. */
export interface StoredJobRow {
  readonly id: string
  readonly name: string
  readonly queue: string
  readonly payload: string
  /** Null once somebody has begun it. */
  readonly dedupe_key: string | null
  readonly state: string
  /** Tries that were begun. */
  readonly attempts: number
  readonly run_at: unknown
  /** When it is handed out: at its time, or when its lease or offer runs out; null when it has failed. */
  readonly due_at: unknown
  readonly error: string | null
}

export type OfferedJobRow = Pick<StoredJobRow, 'id' | 'name' | 'attempts'>
export type ClaimedJobRow = Pick<StoredJobRow, 'id' | 'name' | 'attempts' | 'payload'>

export type NewJobRow = Pick<
  StoredJobRow,
  'id' | 'name' | 'queue' | 'payload' | 'dedupe_key' | 'state' | 'attempts' | 'run_at' | 'due_at'
>

export const newJobRow = (
  id: string,
  job: JobDefinition,
  payload: unknown,
  options: { at?: Date; key?: string },
  now: Date,
): NewJobRow => ({
  id,
  name: job.name,
  queue: job.queue,
  payload: outboxJson(`Job ${job.name}`, payload),
  dedupe_key: options.key ?? null,
  state: 'waiting',
  attempts: 0,
  run_at: options.at ?? now,
  due_at: options.at ?? now,
})

function stateFromRow(state: string): JobState {
  if (state === 'waiting' || state === 'active' || state === 'failed') return state
  throw new Error(`Not a job state in a row: ${state}`)
}

export const offeredJobFromRow = ({ id, name, attempts }: OfferedJobRow): OfferedJob => ({
  id,
  name,
  attempts,
})

export const claimedJobFromRow = (row: ClaimedJobRow): ClaimedJob => ({
  ...offeredJobFromRow(row),
  payload: jsonFromRow(row.payload),
})

export const jobFromRow = (row: StoredJobRow): JobRow => ({
  id: row.id,
  name: row.name,
  queue: row.queue,
  state: stateFromRow(row.state),
  attempts: row.attempts,
  runAt: instantFromRow(row.run_at),
  error: row.error,
})
