import type {
  ClaimedJob,
  JobDefinition,
  JobRow,
  JobState,
  JobStore,
  JobTry,
  OfferedJob,
} from '../../kernel/index.ts'
import type { OutboxEntry } from './outbox-entry.ts'

interface Job {
  readonly id: string
  readonly name: string
  readonly queue: string
  readonly payload: unknown
  /** Set only until the first try begins. */
  key: string | null
  state: JobState
  attempts: number
  errors: number
  runAt: Date
  /** When it is handed out: at its time, or when its lease or offer runs out; `null` when it has failed. */
  dueAt: Date | null
  error: string | null
}

/** Takes committed entries by `add`. */
export class MemoryJobStore implements JobStore {
  readonly #subscriptionsOf: (eventType: string) => readonly JobDefinition[]
  readonly #jobs = new Map<string, Job>()
  #made = 0

  constructor(subscriptionsOf: (eventType: string) => readonly JobDefinition[] = () => []) {
    this.#subscriptionsOf = subscriptionsOf
  }

  add(entries: readonly OutboxEntry[], now: Date): void {
    for (const entry of entries) {
      if (entry.kind === 'job') this.#put(entry.name, entry.queue, entry.payload, entry.at ?? now, entry.key)
      if (entry.kind !== 'event') continue
      for (const job of this.#subscriptionsOf(entry.type)) {
        this.#put(job.name, job.queue, entry.payload, now, null)
      }
    }
  }

  /** Nothing is due, offered or running: all remaining jobs have failed or wait for their time. */
  isSettled(now: Date): boolean {
    return (
      this.#all((job) => job.state === 'active' || (job.state === 'waiting' && job.runAt <= now)).length === 0
    )
  }

  #put(name: string, queue: string, payload: unknown, runAt: Date, key: string | null): void {
    const isThere = this.#all((job) => key !== null && job.name === name && job.key === key).length > 0
    if (isThere) return
    this.#made += 1
    const id = `job-${String(this.#made).padStart(6, '0')}`
    const state = 'waiting'
    this.#jobs.set(id, {
      id,
      name,
      queue,
      payload,
      key,
      state,
      attempts: 0,
      errors: 0,
      runAt,
      dueAt: runAt,
      error: null,
    })
  }

  #all(test: (job: Job) => boolean): Job[] {
    return [...this.#jobs.values()].filter(test)
  }

  /** Oldest first. */
  #due(queue: string, now: Date): Job[] {
    return this.#all((job) => job.queue === queue && job.dueAt !== null && job.dueAt <= now).sort(
      (a, b) => a.dueAt!.getTime() - b.dueAt!.getTime() || (a.id < b.id ? -1 : 1),
    )
  }

  #take(job: Job, until: Date): ClaimedJob {
    const { id, name, payload, attempts, errors } = job
    Object.assign(job, { state: 'active', attempts: attempts + 1, dueAt: until, key: null })
    return { id, name, payload: structuredClone(payload), attempts, errors }
  }

  /** The job while this try is its latest. */
  #tried({ id, attempts }: JobTry): Job | null {
    const job = this.#jobs.get(id)
    return job?.attempts === attempts + 1 ? job : null
  }

  #offered({ id, attempts }: JobTry): Job | null {
    const job = this.#jobs.get(id)
    return job?.state === 'waiting' && job.attempts === attempts ? job : null
  }

  async claim(queue: string, now: Date, limit: number, leaseMs: number): Promise<readonly ClaimedJob[]> {
    const until = new Date(now.getTime() + leaseMs)
    return this.#due(queue, now)
      .slice(0, limit)
      .map((job) => this.#take(job, until))
  }

  async offer(queue: string, now: Date, limit: number, until: Date): Promise<readonly OfferedJob[]> {
    const due = this.#due(queue, now).slice(0, limit)
    for (const job of due) Object.assign(job, { state: 'waiting', dueAt: until })
    return due.map(({ id, name, attempts }) => ({ id, name, attempts }))
  }

  async withdraw(offers: readonly JobTry[], now: Date): Promise<void> {
    for (const offer of offers) {
      const job = this.#offered(offer)
      if (job) job.dueAt = now
    }
  }

  async claimOffered(offers: readonly JobTry[], now: Date, leaseMs: number): Promise<readonly ClaimedJob[]> {
    const until = new Date(now.getTime() + leaseMs)
    return offers.flatMap((offer) => {
      const job = this.#offered(offer)
      return job ? [this.#take(job, until)] : []
    })
  }

  async renew(job: JobTry, until: Date): Promise<boolean> {
    const tried = this.#tried(job)
    if (tried?.state !== 'active') return false
    tried.dueAt = until
    return true
  }

  async done(jobs: readonly JobTry[]): Promise<void> {
    for (const job of jobs) if (this.#tried(job)) this.#jobs.delete(job.id)
  }

  async retry(job: JobTry, at: Date, error: string): Promise<void> {
    const tried = this.#tried(job)
    if (!tried) return
    tried.errors += 1
    Object.assign(tried, { state: 'waiting', runAt: at, dueAt: at, error })
  }

  async fail(job: JobTry, error: string): Promise<void> {
    const tried = this.#tried(job)
    if (tried) Object.assign(tried, { state: 'failed', dueAt: null, error })
  }

  async nextDue(queue: string): Promise<Date | null> {
    const due = this.#all((job) => job.queue === queue && job.dueAt !== null).map((job) => job.dueAt!)
    return due.length > 0 ? new Date(Math.min(...due.map(Number))) : null
  }

  async counts(): Promise<Readonly<Record<string, Readonly<Record<JobState, number>>>>> {
    const counts: Record<string, Record<JobState, number>> = {}
    for (const job of this.#jobs.values()) {
      counts[job.queue] ??= { waiting: 0, active: 0, failed: 0 }
      counts[job.queue]![job.state] += 1
    }
    return counts
  }

  async failed(limit: number): Promise<readonly JobRow[]> {
    return this.#all((job) => job.state === 'failed')
      .sort((a, b) => b.runAt.getTime() - a.runAt.getTime() || (a.id < b.id ? 1 : -1))
      .slice(0, limit)
      .map(({ id, name, queue, state, attempts, runAt, error }) => ({
        id,
        name,
        queue,
        state,
        attempts,
        runAt,
        error,
      }))
  }

  async again(id: string, now: Date): Promise<boolean> {
    const job = this.#jobs.get(id)
    if (job?.state !== 'failed') return false
    Object.assign(job, { state: 'waiting', attempts: 0, errors: 0, runAt: now, dueAt: now, error: null })
    return true
  }
}
