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
  /** To be called after each commit. */
  wake(): void
}

/**
 * Does the jobs that committed transactions promised, inside this process.
 * @throws Error naming a job that has no handler, or two
 */
export function createJobRunner(settings: JobRunnerSettings): EmbeddedJobRunner {
  const work = new JobWork(settings)
  const { store, clock, logger, lease } = settings
  const workers = Object.entries(CONCURRENCY).map(
    ([queue, concurrency]) => new QueueWorker({ store, clock, logger, lease, work, queue, concurrency }),
  )
  return {
    start() {
      work.prepare()
      for (const worker of workers) worker.start()
    },
    wake() {
      for (const worker of workers) worker.wake()
    },
    async stop() {
      await Promise.all(workers.map((worker) => worker.stop()))
    },
  }
}
