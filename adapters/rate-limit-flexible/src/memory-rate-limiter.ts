import type { RateLimiter } from '@callboard/core'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** The library frees a bucket by a timer, and Node fires longer timers at once. */
const LONGEST_SECONDS = Math.floor(0x7fff_ffff / 1000)

/**
 * Limits of one process, counted in fixed windows that start with a key's first call.
 * The same key under two different limits counts twice, once in each.
 * @throws RangeError (from `take`) for a limit below one call, or a window that is not of 1 second to 24 days
 */
export function memoryRateLimiter(): RateLimiter {
  const limiters = new Map<string, RateLimiterMemory>()

  function limiterFor(max: number, seconds: number): RateLimiterMemory {
    const shape = `${max}/${seconds}`
    let limiter = limiters.get(shape)
    if (!limiter) {
      if (!(max >= 1)) throw new RangeError(`A limit must allow at least one call: ${max}`)
      if (!(seconds >= 1 && seconds <= LONGEST_SECONDS)) {
        throw new RangeError(`The window of a limit must be 1 to ${LONGEST_SECONDS} seconds: ${seconds}`)
      }
      limiter = new RateLimiterMemory({ points: max, duration: seconds })
      limiters.set(shape, limiter)
    }
    return limiter
  }

  return {
    async take(key, max, seconds) {
      try {
        await limiterFor(max, seconds).consume(key)
        return null
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
      }
    },
  }
}
