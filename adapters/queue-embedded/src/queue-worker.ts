import { JOB_LEASE, type JobRunnerSettings, type JobWork, WorkLoop } from '@callboard/core'

export interface QueueWorkerSettings extends Pick<JobRunnerSettings, 'store' | 'clock' | 'logger' | 'lease'> {
  readonly queue: string
  /** Jobs that may run at once. */
  readonly concurrency: number
  readonly work: JobWork
}

/** Works off one queue. */
export class QueueWorker {
  readonly #settings: QueueWorkerSettings
  readonly #loop: WorkLoop
  readonly #running = new Set<Promise<void>>()

  constructor(settings: QueueWorkerSettings) {
    this.#settings = settings
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
    const { store, queue, clock, concurrency, work, lease = JOB_LEASE } = this.#settings
    const free = concurrency - this.#running.size
    if (free === 0) return
    for (const claimed of await store.claim(queue, clock.now(), free, lease)) {
      const running = work.run(claimed).finally(() => {
        this.#running.delete(running)
        this.#loop.wake()
      })
      this.#running.add(running)
    }
    const next = await store.nextDue(queue)
    // Jobs that are due already wait for a free place; a job that ends wakes the loop.
    if (next && next > clock.now()) this.#loop.wakeIn(next.getTime() - clock.now().getTime())
  }

  /** Takes no more jobs and waits for those that run. */
  async stop(): Promise<void> {
    await this.#loop.stop()
    await Promise.all(this.#running)
  }
}
