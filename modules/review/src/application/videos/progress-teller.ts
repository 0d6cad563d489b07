import type { Clock } from '@callboard/core'

const PAUSE_MS = 1_000

/** Work that runs is below 100, which is for work that has ended well. */
const percentOf = (share: number) => Math.min(99, Math.max(0, Math.floor(share * 100)))

/**
 * Tells people how far long work is: at most once a second, and only a number they have not seen. Work that is done
 * within a second tells nothing. A telling that fails is passed over: no work is lost for want of a number on a screen.
 */
export class ProgressTeller {
  readonly #clock: Clock
  readonly #tell: (percent: number) => Promise<void>
  #percent = 0
  #at: number
  #telling: Promise<void> = Promise.resolve()

  constructor(clock: Clock, tell: (percent: number) => Promise<void>) {
    this.#clock = clock
    this.#tell = tell
    this.#at = clock.now().getTime()
  }

  /** @param share of the work that is done, 0 to 1. @returns when everything so far has been told */
  reached(share: number): Promise<void> {
    const percent = percentOf(share)
    const now = this.#clock.now().getTime()
    if (percent !== this.#percent && now - this.#at >= PAUSE_MS) {
      this.#percent = percent
      this.#at = now
      this.#telling = this.#telling.then(() => this.#tell(percent)).catch(() => {})
    }
    return this.#telling
  }

  /** Resolves when everything so far has been told. */
  settled(): Promise<void> {
    return this.#telling
  }
}
