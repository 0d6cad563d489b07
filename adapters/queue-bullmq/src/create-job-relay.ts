import { type JobQueue, type JobRunnerSettings, jobQueues } from '@callboard/core'
import { keyPrefix } from './key-prefix.ts'
import { QueueRelay } from './queue-relay.ts'
import { adding, RedisLine } from './redis-line.ts'

export interface JobRelaySettings extends Pick<JobRunnerSettings, 'store' | 'clock' | 'logger'> {
  /** `redis://` or `rediss://` address. */
  readonly redisUrl: string
  /** Prefix of all keys in Redis, the same for relays and runners of one install; default `callboard`. */
  readonly prefix?: string
  /** Default all. */
  readonly queues?: readonly JobQueue[]
}

export interface JobRelay {
  start(): void
  /** To be called after each commit. Never waits. @param queues that got jobs; default all */
  wake(queues?: ReadonlySet<string>): void
  /** Hands out no more jobs. The remaining jobs are left to other relays, or to the next start. */
  stop(): Promise<void>
}

/**
 * Tells Redis which committed jobs are due, so that any process may do them. Several relays may serve one database.
 * While Redis is away the jobs wait in the database; commits do not wait for Redis.
 * @throws Error naming REDIS_URL when the address is none
 */
export function createJobRelay(settings: JobRelaySettings): JobRelay {
  const { redisUrl, prefix, queues = jobQueues, store, clock, logger } = settings
  const line = new RedisLine(redisUrl, adding(), logger, {
    away: 'Redis is away: jobs wait in the database',
    back: 'Redis is back: jobs go out again',
  })
  const byQueue = new Map(
    queues.map((queue) => [
      queue,
      new QueueRelay({ queue, prefix: keyPrefix(prefix), line, store, clock, logger }),
    ]),
  )
  const relays = [...byQueue.values()]
  const wake: JobRelay['wake'] = (promised) => {
    for (const [queue, relay] of byQueue) if (promised?.has(queue) ?? true) relay.wake()
  }
  line.redis.on('ready', () => wake())
  return {
    start() {
      for (const relay of relays) relay.start()
    },
    wake,
    async stop() {
      await Promise.all(relays.map((relay) => relay.stop()))
      line.close()
    },
  }
}
