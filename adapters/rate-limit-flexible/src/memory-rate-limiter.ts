import type { RateLimiter } from '@callboard/core'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { LimitersByShape, secondsToWait } from './limiters-by-shape.ts'

/**
 * Limits of one process, counted in fixed windows that start with a key's first call.
 * The same key under two different limits counts twice, once in each.
 * @throws RangeError (from `take`) for a limit below one call, or a window that is not of 1 second to 24 days
 */
export function memoryRateLimiter(): RateLimiter {
  const limiters = new LimitersByShape((points, duration) => new RateLimiterMemory({ points, duration }))

  return {
    async take(key, max, seconds, cost = 1) {
      try {
        await limiters.of(max, seconds).consume(key, cost)
        return null
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return secondsToWait(refusal)
        throw refusal
      }
    },
    async giveBack(key, max, seconds) {
      await limiters.of(max, seconds).reward(key)
    },
  }
}
