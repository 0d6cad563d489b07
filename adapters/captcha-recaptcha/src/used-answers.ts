import type { Clock } from '@callboard/core'

/** Longer than Google lets an answer live. */
const KEPT_MS = 5 * 60_000

/** The answers that were sent to this process, for as long as they could still be good. */
export class UsedAnswers {
  readonly #clock: Clock
  /** Answer → when it is forgotten; in that order. */
  readonly #until = new Map<string, number>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** @returns false for one that is taken already */
  take(answer: string): boolean {
    const now = this.#clock.now().getTime()
    this.#forgetOld(now)
    if (this.#until.has(answer)) return false
    this.#until.set(answer, now + KEPT_MS)
    return true
  }

  /** An answer that could not be checked counts as unused. */
  giveBack(answer: string): void {
    this.#until.delete(answer)
  }

  #forgetOld(now: number): void {
    for (const [answer, until] of this.#until) {
      if (until > now) return
      this.#until.delete(answer)
    }
  }
}
