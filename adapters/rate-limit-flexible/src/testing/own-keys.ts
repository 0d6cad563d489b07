import { randomUUID } from 'node:crypto'
import { peerAddress } from '@callboard/core/testing'
import { Redis } from 'ioredis'

/** A key prefix for each test, on the Redis of the tests. */
export const newPrefix = () => `test-${randomUUID()}`

/** Removes the counts of a test. */
export async function forget(prefix: string): Promise<void> {
  const redis = new Redis(peerAddress('CALLBOARD_TEST_REDIS'))
  const keys = await redis.keys(`${prefix}:*`)
  if (keys.length > 0) await redis.del(keys)
  await redis.quit()
}
