import type { RateLimiterAbstract, RateLimiterRes } from 'rate-limiter-flexible'

/** The library frees a bucket in memory by a timer, and Node fires longer timers at once. */
const LONGEST_SECONDS = Math.floor(0x7fff_ffff / 1000)

/** Whole seconds until a refused key has a permit again, never 0. */
export const secondsToWait = (refusal: RateLimiterRes): number =>
  Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))

/** The library wants one limiter for each pair of permits and window; each is made when it is first asked for. */
export class LimitersByShape {
  readonly #make: (max: number, seconds: number) => RateLimiterAbstract
  readonly #limiters = new Map<string, RateLimiterAbstract>()

  constructor(make: (max: number, seconds: number) => RateLimiterAbstract) {
    this.#make = make
  }

  /** @throws RangeError for a limit below one call, or a window that is not of 1 second to 24 days */
  of(max: number, seconds: number): RateLimiterAbstract {
    const shape = `${max}/${seconds}`
    const made = this.#limiters.get(shape)
    if (made) return made
    if (!(max >= 1)) throw new RangeError(`A limit must allow at least one call: ${max}`)
    if (!(seconds >= 1 && seconds <= LONGEST_SECONDS)) {
      throw new RangeError(`The window of a limit must be 1 to ${LONGEST_SECONDS} seconds: ${seconds}`)
    }
    const limiter = this.#make(max, seconds)
    this.#limiters.set(shape, limiter)
    return limiter
  }
}
