import type { JobDefinition, JobServing, Subscription, UseCase, UseCaseClass } from '@callboard/core'
import type { AttemptSettings } from './job-attempt.ts'
import { jobCatalogue } from './job-catalogue.ts'
import { QueueWorker } from './queue-worker.ts'

const LEASE = 15_000

/** Jobs of each queue that run at once. */
const CONCURRENCY: Readonly<Record<JobDefinition['queue'], number>> = {
  events: 8,
  messages: 4,
  media: 2,
  archives: 1,
}

export interface JobRunnerSettings extends Omit<AttemptSettings, 'lease'> {
  /** Milliseconds a job stays taken when its process dies; default 15,000. */
  readonly lease?: number
  readonly jobs: readonly JobServing[]
  readonly subscriptions: readonly Subscription[]
  /** Jobs that modules enqueue, to find at start one that nobody does. */
  readonly declared?: readonly JobDefinition[]
  readonly resolve: (handler: UseCaseClass<never, unknown>) => UseCase
}

export interface JobRunner {
  /** @throws Error naming a job whose use case cannot be made */
  start(): void
  /** To be called after each commit. */
  wake(): void
  /** Resolves when nothing is due or running. */
  idle(): Promise<void>
  /** Takes no more jobs and waits for those that run. */
  stop(): Promise<void>
}

/**
 * Does the jobs that committed transactions promised, inside this process.
 * @throws Error naming a job that has no handler, or two
 */
export function createJobRunner(settings: JobRunnerSettings): JobRunner {
  const catalogue = jobCatalogue(settings.jobs, settings.subscriptions, settings.declared ?? [])
  const useCases = new Map<string, UseCase>()
  const workers = Object.entries(CONCURRENCY).map(
    ([queue, concurrency]) =>
      new QueueWorker({
        store: settings.store,
        clock: settings.clock,
        logger: settings.logger,
        lease: settings.lease ?? LEASE,
        queue,
        concurrency,
        catalogue,
        useCaseOf: (name) => useCases.get(name)!,
      }),
  )

  function resolveAll(): void {
    for (const { job, handler } of catalogue.values()) {
      try {
        useCases.set(job.name, settings.resolve(handler))
      } catch (error) {
        throw new Error(`The use case of job ${job.name} cannot be made.`, { cause: error })
      }
    }
  }

  const wake = () => {
    for (const worker of workers) worker.wake()
  }

  let isStarted = false
  return {
    start() {
      resolveAll()
      isStarted = true
      for (const worker of workers) worker.start()
    },
    wake,
    async idle() {
      for (let isDue = true; isStarted && (isDue || workers.some((worker) => worker.isBusy)); ) {
        if (isDue) wake()
        isDue = (await Promise.all(workers.map((worker) => worker.settled()))).includes(true)
      }
    },
    async stop() {
      isStarted = false
      await Promise.all(workers.map((worker) => worker.stop()))
    },
  }
}
