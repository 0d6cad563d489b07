import type { Logger, RateLimiter } from '@callboard/core'
import { memoryRateLimiter, redisRateLimiter } from '@callboard/rate-limit-flexible'
import type { Settings } from '../settings/settings.ts'

/** Limits of all processes with Redis, else of this one; opened by the processes that limit anything. */
export function rateLimits({ redis }: Settings, logger: Logger) {
  let close = async (): Promise<void> => {}
  return {
    open: (): RateLimiter => {
      if (!redis) return memoryRateLimiter()
      const shared = redisRateLimiter({ ...redis, logger })
      close = shared.close
      return shared
    },
    close: () => close(),
  }
}
