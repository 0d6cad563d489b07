import {
  JOB_LEASE,
  type JobQueue,
  type JobRunner,
  type JobRunnerSettings,
  JobWork,
  jobQueues,
} from '@callboard/core'
import { batchedEnds } from './batched-ends.ts'
import { Claims } from './claims.ts'
import { keyPrefix } from './key-prefix.ts'
import { QueueTaker } from './queue-taker.ts'
import { RedisLine, taking } from './redis-line.ts'

/** Jobs of each queue that run at once in one process. */
const CONCURRENCY: Readonly<Record<JobQueue, number>> = {
  events: 100,
  messages: 16,
  media: 2,
  archives: 1,
}

export interface BullRunnerSettings extends JobRunnerSettings {
  /** `redis://` or `rediss://` address. */
  readonly redisUrl: string
  /** Prefix of all keys in Redis, the same for relays and runners of one install; default `callboard`. */
  readonly prefix?: string
  /** Jobs that run at once in this process; default events 100, messages 16, media 2, archives 1. */
  readonly concurrency?: Readonly<Partial<Record<JobQueue, number>>>
  /** Told when a job has got the time of its next try: `wake` of a relay in this process, which else looks each second. */
  readonly retried?: () => void
}

/**
 * Does the jobs that relays have told Redis about, together with any number of other processes.
 * @throws Error naming a job that has no handler, or two, or naming REDIS_URL when the address is none
 */
export function createBullRunner(settings: BullRunnerSettings): JobRunner {
  const { store, clock, logger, lease = JOB_LEASE, redisUrl, prefix, retried = () => {} } = settings
  const work = new JobWork({ ...settings, store: batchedEnds(store, retried) })
  const line = new RedisLine(redisUrl, taking(), logger, {
    away: 'Redis is away: no jobs are begun until it is back',
    back: 'Redis is back: jobs are begun again',
  })
  const claims = new Claims(store, clock, lease)
  const concurrency = { ...CONCURRENCY, ...settings.concurrency }
  const takers = jobQueues.map(
    (queue) =>
      new QueueTaker({
        queue,
        concurrency: concurrency[queue],
        prefix: keyPrefix(prefix),
        line,
        claims,
        work,
        logger,
      }),
  )
  return {
    start() {
      work.prepare()
      for (const taker of takers) taker.start()
    },
    async stop() {
      await Promise.all(takers.map((taker) => taker.stop()))
      line.close()
    },
  }
}
