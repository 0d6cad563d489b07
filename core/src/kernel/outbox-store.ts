import type { RoomAudience, SignalMessage } from '../http-contract/signal.ts'

/** A try of a job. Writes of a worker for this try count only while no later try has begun. */
export interface JobTry {
  readonly id: string
  /** How many tries came before this one. */
  readonly attempts: number
}

/** A due try, as it is offered to free workers. */
export interface OfferedJob extends JobTry {
  readonly name: string
}

/** A job row as the runner gets it. */
export interface ClaimedJob extends OfferedJob {
  readonly payload: unknown
  /** How many of the tries before ended with an error; the others ended with their process. */
  readonly errors: number
}

export const JOB_STATES = ['waiting', 'active', 'failed'] as const
export type JobState = (typeof JOB_STATES)[number]

export interface JobRow {
  readonly id: string
  readonly name: string
  readonly queue: string
  readonly state: JobState
  readonly attempts: number
  readonly runAt: Date
  readonly error: string | null
}

/** The jobs that committed transactions have promised. A row stays until its job is done. Safe to share by processes. */
export interface JobStore {
  /**
   * Takes due jobs for `leaseMs`; until then they are not handed out again. A job whose lease ran out (its process
   * died), or whose offer ran out, is due again.
   * @returns oldest first
   */
  claim(queue: string, now: Date, limit: number, leaseMs: number): Promise<readonly ClaimedJob[]>
  /**
   * Gives out due jobs without starting them: until the instant `until` only `claimOffered` gets them.
   * @returns oldest first
   */
  offer(queue: string, now: Date, limit: number, until: Date): Promise<readonly OfferedJob[]>
  /** Makes offered jobs due again, except those claimed meanwhile. */
  withdraw(offers: readonly JobTry[], now: Date): Promise<void>
  /** Takes the offered tries for `leaseMs`, except those that have begun already. */
  claimOffered(offers: readonly JobTry[], now: Date, leaseMs: number): Promise<readonly ClaimedJob[]>
  /** Keeps a running try from all other processes until the instant. @returns false when it no longer runs */
  renew(job: JobTry, until: Date): Promise<boolean>
  /** A job with a later try stays, here and in `retry` and `fail`. */
  done(jobs: readonly JobTry[]): Promise<void>
  /** Due again at `at`, with one error more. */
  retry(job: JobTry, at: Date, error: string): Promise<void>
  /** Ends in the visible failed state. */
  fail(job: JobTry, error: string): Promise<void>
  /** When to look at the queue again: a job is due then, or a lease or an offer runs out. `null` when it is empty. */
  nextDue(queue: string): Promise<Date | null>
  /** Jobs of each queue by state; those that wait for a time more than an hour away are left out. */
  counts(): Promise<Readonly<Record<string, Readonly<Record<JobState, number>>>>>
  /** Failed jobs, newest first. */
  failed(limit: number): Promise<readonly JobRow[]>
  /** A failed job becomes waiting again, with all its tries. @returns false when it is not failed */
  again(id: string, now: Date): Promise<boolean>
}

/** A committed signal with its number, ready for delivery to connected clients. */
export interface NumberedSignal {
  readonly room: string
  readonly seq: number
  readonly type: string
  readonly views: Readonly<Partial<Record<RoomAudience, unknown>>>
}

export interface MissedSignals {
  /** The last number of the room; 0 when nothing was ever sent there. */
  readonly last: number
  /** In order; `reload` when they are no longer kept, are over 500, or `after` was never given out. */
  readonly missed: readonly SignalMessage[] | 'reload'
}

/** Committed real-time signals: numbered once, kept for catching up. */
export interface SignalStore {
  /** Numbers up to `limit` committed signals that have no number yet, in order of commit. Safe to call from several processes at once. */
  number(limit: number): Promise<readonly NumberedSignal[]>
  /** The last numbers of rooms, read at once; a room where nothing was ever sent is left out. */
  lastOf(rooms: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** The last number of a room, 0 for none, and when its signal was written; null where none is kept any more. */
  newest(room: string): Promise<{ readonly last: number; readonly at: Date | null }>
  /** Signals for an audience after number `after`, by one look at the store. */
  since(room: string, after: number, audience: RoomAudience): Promise<MissedSignals>
  /** Drops signals older than the instant. */
  prune(before: Date): Promise<void>
}

/** Sends a numbered signal to the sockets in its room, serialised once per audience. */
export interface SignalSender {
  send(signal: NumberedSignal): void
}
