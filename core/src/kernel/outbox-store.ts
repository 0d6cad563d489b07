import type { RoomAudience, SignalMessage } from '../http-contract/signal.ts'

/** A job row as the runner gets it. */
export interface ClaimedJob {
  readonly id: string
  readonly name: string
  readonly payload: unknown
  /** How many tries came before this one. */
  readonly attempts: number
}

export type JobState = 'waiting' | 'active' | 'failed'

export interface JobRow {
  readonly id: string
  readonly name: string
  readonly queue: string
  readonly state: JobState
  readonly attempts: number
  readonly runAt: Date
  readonly error: string | null
}

/** The jobs that committed transactions have promised. A row stays until its job is done. */
export interface JobStore {
  /**
   * Takes due jobs for `leaseMs`: nobody else gets them until then. A job whose lease ran out (its process died) is due again.
   * @returns oldest first
   */
  claim(queue: string, now: Date, limit: number, leaseMs: number): Promise<readonly ClaimedJob[]>
  /** Keeps an active job from everybody else until the instant. @returns false when the job is no longer active */
  renew(id: string, until: Date): Promise<boolean>
  done(id: string): Promise<void>
  /** Due again at `at`. */
  retry(id: string, at: Date, error: string): Promise<void>
  /** Ends in the visible failed state. */
  fail(id: string, error: string): Promise<void>
  /** When the next job of the queue is due; `null` when none waits. */
  nextDue(queue: string): Promise<Date | null>
  counts(): Promise<Readonly<Record<string, Readonly<Record<JobState, number>>>>>
  /** Failed jobs, newest first. */
  failed(limit: number): Promise<readonly JobRow[]>
  /** A failed job becomes waiting again, with all its tries. @returns false when it is not failed */
  again(id: string, now: Date): Promise<boolean>
}

/** A committed signal that has got its number and now goes out to whoever is connected. */
export interface NumberedSignal {
  readonly room: string
  readonly seq: number
  readonly type: string
  readonly views: Readonly<Partial<Record<RoomAudience, unknown>>>
}

/** Committed real-time signals: numbered once, kept for catching up. */
export interface SignalStore {
  /** Numbers up to `limit` committed signals that have no number yet, in order of commit. Safe to call from several processes at once. */
  number(limit: number): Promise<readonly NumberedSignal[]>
  /** The last number of a room; 0 when nothing was ever sent there. */
  last(room: string): Promise<number>
  /**
   * What an audience missed after number `after`, or `reload` when that is no longer kept or is over 500 messages.
   */
  since(room: string, after: number, audience: RoomAudience): Promise<readonly SignalMessage[] | 'reload'>
  /** Drops signals older than the instant. */
  prune(before: Date): Promise<void>
}

/** Sends a numbered signal to the sockets in its room, serialised once per audience. */
export interface SignalSender {
  send(signal: NumberedSignal): void
}
