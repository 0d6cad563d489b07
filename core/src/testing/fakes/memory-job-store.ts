import type { ClaimedJob, JobDefinition, JobRow, JobState, JobStore } from '../../kernel/index.ts'
import type { OutboxEntry } from './outbox-entry.ts'

interface Job {
  readonly id: string
  readonly name: string
  readonly queue: string
  readonly payload: unknown
  readonly key: string | null
  state: JobState
  attempts: number
  runAt: Date
  leaseUntil: Date | null
  error: string | null
}

/** Takes committed entries by `add`, e.g. as `onCommit` of a `memoryUnitOfWork`. */
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
      runAt,
      leaseUntil: null,
      error: null,
    })
  }

  /** Oldest first. */
  #all(test: (job: Job) => boolean): Job[] {
    return [...this.#jobs.values()]
      .filter(test)
      .sort((a, b) => a.runAt.getTime() - b.runAt.getTime() || (a.id < b.id ? -1 : 1))
  }

  async claim(queue: string, now: Date, limit: number, leaseMs: number): Promise<readonly ClaimedJob[]> {
    const due = this.#all((job) => {
      if (job.queue !== queue) return false
      if (job.state === 'waiting') return job.runAt <= now
      return job.state === 'active' && job.leaseUntil !== null && job.leaseUntil <= now
    }).slice(0, limit)
    return due.map((job) => {
      const { id, name, payload, attempts } = job
      job.state = 'active'
      job.attempts += 1
      job.leaseUntil = new Date(now.getTime() + leaseMs)
      return { id, name, payload: structuredClone(payload), attempts }
    })
  }

  async renew(id: string, until: Date): Promise<boolean> {
    const job = this.#jobs.get(id)
    if (job?.state !== 'active') return false
    job.leaseUntil = until
    return true
  }

  async done(id: string): Promise<void> {
    this.#jobs.delete(id)
  }

  async retry(id: string, at: Date, error: string): Promise<void> {
    const job = this.#jobs.get(id)
    if (job) Object.assign(job, { state: 'waiting', runAt: at, leaseUntil: null, error })
  }

  async fail(id: string, error: string): Promise<void> {
    const job = this.#jobs.get(id)
    if (job) Object.assign(job, { state: 'failed', leaseUntil: null, error })
  }

  async nextDue(queue: string): Promise<Date | null> {
    return this.#all((job) => job.queue === queue && job.state === 'waiting')[0]?.runAt ?? null
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
      .reverse()
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
    Object.assign(job, { state: 'waiting', attempts: 0, runAt: now, error: null })
    return true
  }
}
