import type { Clock } from '../../kernel/ports.ts'
import type { RateLimiter } from '../../kernel/request-ports.ts'

/** Counts in fixed windows of a clock that tests move, and notes the keys. */
export function countingLimiter(clock: Clock): RateLimiter & { readonly keys: string[] } {
  const buckets = new Map<string, { count: number; end: number }>()
  const keys: string[] = []
  return {
    keys,
    async take(key, max, seconds, cost = 1) {
      keys.push(key)
      const now = clock.now().getTime()
      const id = `${key} ${max}/${seconds}`
      let bucket = buckets.get(id)
      if (!bucket || bucket.end <= now) {
        bucket = { count: 0, end: now + seconds * 1000 }
        buckets.set(id, bucket)
      }
      bucket.count += cost
      return bucket.count > max ? Math.ceil((bucket.end - now) / 1000) : null
    },
    async giveBack(key, max, seconds) {
      const bucket = buckets.get(`${key} ${max}/${seconds}`)
      if (bucket) bucket.count -= 1
    },
  }
}
