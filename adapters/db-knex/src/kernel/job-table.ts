import {
  type ClaimedJob,
  JOB_STATES,
  type JobDefinition,
  type JobRow,
  type JobState,
  type OfferedJob,
} from '@callboard/core'
import { instant, isAny, json, number, oneOf, orNull, tableOf, text } from '../table/index.ts'
import { outboxJson } from './outbox-json.ts'

const OFFERED = {
  id: text('id'),
  name: text('name'),
  /** Tries that were begun. */
  attempts: number('attempts'),
}
const ENTERED = {
  ...OFFERED,
  queue: text('queue'),
  state: oneOf('state', JOB_STATES),
  runAt: instant('run_at'),
}

export const OFFERED_JOBS = tableOf<OfferedJob>().named('job', OFFERED)
export const CLAIMED_JOBS = tableOf<ClaimedJob>().named('job', {
  ...OFFERED,
  payload: json('payload', isAny),
  errors: number('errors'),
})
export const JOBS = tableOf<JobRow>().named('job', { ...ENTERED, error: orNull(text('error')) })

/** A job as the transaction that promises it writes it down. */
export interface NewJob extends OfferedJob {
  readonly queue: string
  readonly state: JobState
  readonly runAt: Date
  /** JSON of at most 64 KB. */
  readonly payload: string
  /** Null once a worker has begun it. */
  readonly dedupeKey: string | null
  /** When it is handed out: at its time, or when its lease or offer runs out; null when it has failed. */
  readonly dueAt: Date | null
}

export const NEW_JOBS = tableOf<NewJob>().named('job', {
  ...ENTERED,
  payload: text('payload'),
  dedupeKey: orNull(text('dedupe_key')),
  dueAt: orNull(instant('due_at')),
})

/** @throws Error when the payload is over 64 KB as JSON */
export const newJob = (
  id: string,
  job: JobDefinition,
  payload: unknown,
  options: { at?: Date; key?: string },
  now: Date,
): NewJob => ({
  id,
  name: job.name,
  queue: job.queue,
  payload: outboxJson(`Job ${job.name}`, payload),
  dedupeKey: options.key ?? null,
  state: 'waiting',
  attempts: 0,
  runAt: options.at ?? now,
  dueAt: options.at ?? now,
})
