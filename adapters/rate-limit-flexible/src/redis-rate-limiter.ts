import type { RateLimiter } from '@callboard/core'
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'
import { LimitersByShape, secondsToWait } from './limiters-by-shape.ts'
import { memoryRateLimiter } from './memory-rate-limiter.ts'
import { type Logger, RedisConnection } from './redis-connection.ts'

export interface RedisRateLimiterSettings {
  /** `redis://` or `rediss://` address; counts are shared by all processes that use it. */
  readonly url: string
  /** Prefix of all keys in Redis; default `callboard`. */
  readonly prefix?: string
  readonly logger: Logger
}

export interface RedisRateLimiter extends RateLimiter {
  close(): Promise<void>
}

/**
 * Limits shared by all processes that use the same Redis. While Redis is away each process counts on its own, so that
 * no call is refused or delayed because of it.
 * @throws Error naming the setting that is wrong; RangeError (from `take`) as `memoryRateLimiter`
 */
export function redisRateLimiter({
  url,
  prefix = 'callboard',
  logger,
}: RedisRateLimiterSettings): RedisRateLimiter {
  const connection = new RedisConnection(url, logger)
  const alone = memoryRateLimiter()
  const limiters = new LimitersByShape(
    (points, duration) =>
      new RateLimiterRedis({
        storeClient: connection.client,
        keyPrefix: `${prefix}:limit:${points}/${duration}`,
        points,
        duration,
      }),
  )

  return {
    async take(key, max, seconds, cost = 1) {
      const limiter = limiters.of(max, seconds)
      if (!(await connection.isUp())) return alone.take(key, max, seconds, cost)
      try {
        await limiter.consume(key, cost)
        connection.answered()
        return null
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return secondsToWait(refusal)
        connection.failed(refusal)
        return alone.take(key, max, seconds, cost)
      }
    },
    async giveBack(key, max, seconds) {
      const limiter = limiters.of(max, seconds)
      if (!(await connection.isUp())) return alone.giveBack(key, max, seconds)
      try {
        await limiter.reward(key)
        connection.answered()
      } catch (fault) {
        connection.failed(fault)
        await alone.giveBack(key, max, seconds)
      }
    },
    close: () => connection.close(),
  }
}
