import type { Clock, RateLimiter } from '@callboard/core'

export class MemoryRateLimiter implements RateLimiter {
  readonly #clock: Clock
  readonly #buckets = new Map<string, { taken: number; endsAt: number }>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  async take(key: string, max: number, seconds: number): Promise<number | null> {
    const now = this.#clock.now().getTime()
    let bucket = this.#buckets.get(key)
    if (!bucket || bucket.endsAt <= now) {
      bucket = { taken: 0, endsAt: now + seconds * 1_000 }
      this.#buckets.set(key, bucket)
    }
    bucket.taken += 1
    return bucket.taken <= max ? null : Math.ceil((bucket.endsAt - now) / 1_000)
  }
}
