import { Actor } from './actor.ts'
import type { JobDefinition, UseCase } from './jobs.ts'
import type { Logger } from './logger.ts'
import type { ClaimedJob, JobStore } from './outbox-store.ts'
import { patient } from './patience.ts'
import type { Clock } from './ports.ts'
import {
  type Counter,
  type Histogram,
  METRICS,
  type Metrics,
  noMetrics,
  noTracing,
  type Tracing,
} from './telemetry.ts'

export interface AttemptSettings {
  readonly store: Pick<JobStore, 'renew' | 'done' | 'retry' | 'fail'>
  readonly clock: Clock
  readonly logger: Logger
  /** Milliseconds a job stays taken when its process dies; renewed three times as often. */
  readonly lease: number
  /** Tries are counted here; nowhere when absent. */
  readonly metrics?: Metrics
  /** Tries are traced here; nowhere when absent. */
  readonly tracing?: Tracing
}

/**
 * Tries that a job may lose with their processes. A process may die of anything: a job that was beside it is not to blame,
 * and one that kills every process is given up at last.
 */
const MOST_LOST = 20

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** @throws Error when `work` takes longer; it has been told to end then, and what is left of it goes on unseen */
async function within<T>(milliseconds: number, work: (ending: AbortSignal) => Promise<T>): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const ending = new AbortController()
  const timer = setTimeout(() => {
    const fault = new Error(`Not done within ${milliseconds} ms`)
    ending.abort(fault)
    reject(fault)
  }, milliseconds)
  try {
    return await Promise.race([work(ending.signal), late])
  } finally {
    clearTimeout(timer)
  }
}

/** A try of a job: runs it while its lease is renewed, and stores its outcome. */
export class JobAttempt {
  readonly #settings: AttemptSettings
  readonly #tries: Counter<'name' | 'outcome'>
  readonly #seconds: Histogram<'name'>
  readonly #tracing: Tracing

  constructor(settings: AttemptSettings) {
    const { metrics = noMetrics, tracing = noTracing } = settings
    this.#settings = settings
    this.#tries = metrics.counter(METRICS.jobs)
    this.#seconds = metrics.histogram(METRICS.jobSeconds)
    this.#tracing = tracing
  }

  /** A claimed job without a handler in this process ends in the failed state. */
  async refuse(claimed: ClaimedJob): Promise<void> {
    await this.#fail(claimed, `Job ${claimed.name} has no handler.`)
  }

  async run(claimed: ClaimedJob, job: JobDefinition, useCase: UseCase): Promise<void> {
    const { store, lease } = this.#settings
    if (claimed.attempts - claimed.errors >= MOST_LOST) {
      await this.#fail(claimed, `The process ended during each of ${MOST_LOST} tries.`)
      return
    }
    const renewal = setInterval(() => this.#renew(claimed), lease / 3)
    renewal.unref()
    const began = this.#settings.clock.now().getTime()
    try {
      await this.#tracing.span(`job ${job.name}`, { job_id: claimed.id, attempt: claimed.attempts + 1 }, () =>
        within(patient(job.timeout), (ending) =>
          useCase.run(Actor.system(job.name), claimed.payload as never, ending),
        ),
      )
    } catch (error) {
      await this.#afterFailure(claimed, job, error)
      return
    } finally {
      clearInterval(renewal)
      this.#seconds.observe({ name: job.name }, (this.#settings.clock.now().getTime() - began) / 1_000)
    }
    this.#tries.add({ name: job.name, outcome: 'done' })
    await store.done([claimed])
  }

  #renew(claimed: ClaimedJob): void {
    const { store, clock, logger, lease } = this.#settings
    store.renew(claimed, new Date(clock.now().getTime() + lease)).catch((error: unknown) => {
      logger.warn({ job: claimed.name, id: claimed.id, err: error }, 'A lease could not be renewed')
    })
  }

  async #afterFailure(claimed: ClaimedJob, job: JobDefinition, error: unknown): Promise<void> {
    const { store, clock, logger } = this.#settings
    if (claimed.errors + 1 >= job.attempts) {
      await this.#fail(claimed, messageOf(error))
      return
    }
    logger.warn({ job: claimed.name, id: claimed.id, err: error }, 'A job failed and will be tried again')
    this.#tries.add({ name: job.name, outcome: 'retried' })
    const wait = job.backoff * 2 ** claimed.errors
    await store.retry(claimed, new Date(clock.now().getTime() + wait), messageOf(error))
  }

  async #fail(claimed: ClaimedJob, reason: string): Promise<void> {
    this.#settings.logger.error({ job: claimed.name, id: claimed.id, reason }, 'A job has failed for good')
    this.#tries.add({ name: claimed.name, outcome: 'failed' })
    await this.#settings.store.fail(claimed, reason)
  }
}
