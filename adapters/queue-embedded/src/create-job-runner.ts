import { type JobQueue, type JobRunner, type JobRunnerSettings, JobWork } from '@callboard/core'
import { QueueWorker } from './queue-worker.ts'

/** Jobs of each queue that run at once. */
const CONCURRENCY: Readonly<Record<JobQueue, number>> = {
  events: 8,
  messages: 4,
  media: 2,
  archives: 1,
}

export interface EmbeddedJobRunner extends JobRunner {
  /** To be called after each commit. @param queues that got jobs; default all */
  wake(queues?: ReadonlySet<string>): void
}

/**
 * Does the jobs that committed transactions promised, inside this process.
 * @throws Error naming a job that has no handler, or two
 */
export function createJobRunner(settings: JobRunnerSettings): EmbeddedJobRunner {
  const work = new JobWork(settings)
  const { store, clock, logger, lease } = settings
  const byQueue = new Map(
    Object.entries(CONCURRENCY).map(([queue, concurrency]) => [
      queue,
      new QueueWorker({ store, clock, logger, lease, work, queue, concurrency }),
    ]),
  )
  const workers = [...byQueue.values()]
  return {
    start() {
      work.prepare()
      for (const worker of workers) worker.start()
    },
    wake(queues) {
      for (const [queue, worker] of byQueue) if (queues?.has(queue) ?? true) worker.wake()
    },
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()))
    },
  }
}
