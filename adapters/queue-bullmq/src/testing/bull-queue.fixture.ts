import { randomUUID } from 'node:crypto'
import type { JobRunnerSettings } from '@callboard/core'
import { peerAddress, type TestedQueue } from '@callboard/core/testing'
import { Redis } from 'ioredis'
import { type BullRunnerSettings, createBullRunner } from '../create-bull-runner.ts'
import { createJobRelay } from '../create-job-relay.ts'

/** A key prefix for each test, on the Redis of the tests. */
export const ownRedisKeys = () => ({
  redisUrl: peerAddress('CALLBOARD_TEST_REDIS'),
  prefix: `test-${randomUUID()}`,
})

/** Simulates a loss of a test's data in Redis. */
export async function loseKeys(prefix: string): Promise<void> {
  const redis = new Redis(peerAddress('CALLBOARD_TEST_REDIS'))
  const keys: string[] = []
  for await (const some of redis.scanStream({ match: `${prefix}:*`, count: 1_000 })) keys.push(...some)
  if (keys.length > 0) await redis.del(keys)
  redis.disconnect()
}

/** A relay and a runner, as one process has them. Its `stop` leaves no keys behind. */
export function bullQueue(
  settings: JobRunnerSettings & Pick<BullRunnerSettings, 'concurrency'>,
  redis = ownRedisKeys(),
): TestedQueue {
  const runner = createBullRunner({ ...redis, ...settings, retried: () => relay.wake() })
  const relay = createJobRelay({ ...redis, ...settings })
  return {
    start() {
      runner.start()
      relay.start()
    },
    wake: relay.wake,
    async stop() {
      await Promise.all([runner.stop(), relay.stop()])
      await loseKeys(redis.prefix)
    },
  }
}
