import { setTimeout as pause } from 'node:timers/promises'
import type { ClaimedJob, JobQueue, JobTry, JobWork, Logger } from '@callboard/core'
import { Worker } from 'bullmq'
import type { Claims } from './claims.ts'
import { reasonOf } from './redis-address.ts'
import type { RedisLine } from './redis-line.ts'

/** Milliseconds after which Redis gives the jobs of a dead process to another. */
const LOCK = 15_000
const LOOK_FOR_THE_DEAD = 10_000
/** Milliseconds between two tries of a call that Redis or the database did not answer. */
const AGAIN = 1_000
/** Milliseconds at the stop for reporting finished jobs to Redis; after that Redis finds out by itself. */
const FAREWELL = 3_000

export interface QueueTakerSettings {
  readonly queue: JobQueue
  /** Jobs that may run at once. */
  readonly concurrency: number
  readonly prefix: string
  readonly line: RedisLine
  readonly claims: Claims
  readonly work: JobWork
  readonly logger: Logger
}

class JobWorker extends Worker<JobTry> {
  /** `close` comes to this only after Redis has answered, which it may never do; the timer would keep the process alive. */
  async endRenewals(): Promise<void> {
    await this.lockManager.close()
  }
}

/** Does the jobs of one queue that Redis names. */
export class QueueTaker {
  readonly #settings: QueueTakerSettings
  readonly #running = new Set<Promise<void>>()
  #worker: JobWorker | null = null
  #isStopping = false
  #isHolding = false

  constructor(settings: QueueTakerSettings) {
    this.#settings = settings
  }

  start(): void {
    const { queue, prefix, line, concurrency, logger } = this.#settings
    this.#worker = new JobWorker(queue, ({ data }) => this.#follow(data), {
      connection: line.redis,
      prefix,
      concurrency,
      lockDuration: LOCK,
      stalledInterval: LOOK_FOR_THE_DEAD,
      // How often a job may be tried is written in its row.
      maxStalledCount: Number.MAX_SAFE_INTEGER,
      runRetryDelay: AGAIN,
      skipVersionCheck: true,
    })
    this.#worker.on('error', (error) => {
      if (line.isUp) logger.warn({ queue, reason: reasonOf(error) }, 'Redis answered with an error')
      else line.failed(error)
    })
  }

  #follow(job: JobTry): Promise<void> {
    const running = this.#do(job).finally(() => this.#running.delete(running))
    this.#running.add(running)
    return running
  }

  async #do(job: JobTry): Promise<void> {
    const claimed = await this.#claim(job)
    if (claimed) await this.#settings.work.run(claimed)
  }

  /** Holds the job while the database is away: nothing can be done without it, and Redis would only forget the job. */
  async #claim(job: JobTry): Promise<ClaimedJob | null> {
    for (;;) {
      try {
        const claimed = await this.#settings.claims.take(job)
        this.#isHolding = false
        return claimed
      } catch (error) {
        if (this.#isStopping) return null
        if (!this.#isHolding) {
          this.#settings.logger.error(
            { queue: this.#settings.queue, err: error },
            'Jobs could not be taken; they are tried again',
          )
        }
        this.#isHolding = true
        await pause(AGAIN)
      }
    }
  }

  /** Takes no more jobs and waits for those that run, but not for a Redis that is away. */
  async stop(): Promise<void> {
    this.#isStopping = true
    const worker = this.#worker
    if (!worker) return
    const closed = worker.close()
    await Promise.all(this.#running)
    const cutOff = new AbortController()
    await Promise.race([closed, pause(FAREWELL, undefined, { signal: cutOff.signal }).catch(() => {})])
    cutOff.abort()
    await worker.endRenewals()
    await worker.getBackend().close(true)
  }
}
