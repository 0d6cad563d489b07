import type { UseCase } from '@callboard/core'
import { type AttemptSettings, JobAttempt } from './job-attempt.ts'
import type { JobCatalogue } from './job-catalogue.ts'
import { WorkLoop } from './work-loop.ts'

export interface QueueWorkerSettings extends AttemptSettings {
  readonly queue: string
  /** Jobs that may run at once. */
  readonly concurrency: number
  readonly catalogue: JobCatalogue
  readonly useCaseOf: (jobName: string) => UseCase
}

/** Works off one queue. */
export class QueueWorker {
  readonly #settings: QueueWorkerSettings
  readonly #attempt: JobAttempt
  readonly #loop: WorkLoop
  readonly #running = new Set<Promise<void>>()
  #nextTry: NodeJS.Timeout | null = null

  constructor(settings: QueueWorkerSettings) {
    this.#settings = settings
    this.#attempt = new JobAttempt(settings)
    this.#loop = new WorkLoop(
      () => this.#takeDueJobs(),
      (error) => settings.logger.error({ queue: settings.queue, err: error }, 'Jobs could not be taken'),
    )
  }

  start(): void {
    this.#loop.start()
  }

  wake(): void {
    this.#loop.wake()
  }

  async #takeDueJobs(): Promise<void> {
    const { store, queue, clock, concurrency, catalogue, useCaseOf, lease } = this.#settings
    const free = concurrency - this.#running.size
    if (free === 0) return
    for (const claimed of await store.claim(queue, clock.now(), free, lease)) {
      const handling = catalogue.get(claimed.name)
      const attempt = handling
        ? this.#attempt.run(claimed, handling.job, useCaseOf(claimed.name))
        : this.#attempt.refuse(claimed)
      this.#follow(attempt)
    }
    await this.#wakeForNext()
  }

  #follow(attempt: Promise<void>): void {
    const { logger, queue } = this.#settings
    const running = attempt
      .catch((error: unknown) =>
        logger.error({ queue, err: error }, 'The end of a job could not be written down'),
      )
      .finally(() => {
        this.#running.delete(running)
        this.#loop.wake()
      })
    this.#running.add(running)
  }

  /** The loop looks every second; a job that is due before that gets a timer. */
  async #wakeForNext(): Promise<void> {
    const { store, queue, clock } = this.#settings
    const next = await store.nextDue(queue)
    if (this.#nextTry) clearTimeout(this.#nextTry)
    this.#nextTry = null
    const wait = next ? next.getTime() - clock.now().getTime() : Number.POSITIVE_INFINITY
    if (wait > 0 && wait < 1_000) this.#nextTry = setTimeout(() => this.wake(), wait).unref()
  }

  get isBusy(): boolean {
    return this.#running.size > 0 || this.#loop.isBusy
  }

  /** Resolves when nothing runs. @returns whether a job is due all the same */
  async settled(): Promise<boolean> {
    await this.#loop.settled()
    while (this.#running.size > 0) {
      await Promise.all(this.#running)
      await this.#loop.settled()
    }
    const next = await this.#settings.store.nextDue(this.#settings.queue)
    return next !== null && next <= this.#settings.clock.now()
  }

  /** Takes no more jobs and waits for those that run. */
  async stop(): Promise<void> {
    await this.#loop.stop()
    if (this.#nextTry) clearTimeout(this.#nextTry)
    await Promise.all(this.#running)
  }
}
