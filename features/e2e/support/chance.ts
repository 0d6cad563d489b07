import { randomInt } from 'node:crypto'

/** Numbers that are the same for the same seed, which a failed run prints: `CALLBOARD_SEED` repeats it. */
export class Chance {
  readonly seed = Number(process.env.CALLBOARD_SEED ?? randomInt(2 ** 31))
  #state = this.seed

  /** Whole, from `least` to `most`. */
  within(least: number, most: number): number {
    // mulberry32
    this.#state = (this.#state + 0x6d2b79f5) | 0
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return least + (((mixed ^ (mixed >>> 14)) >>> 0) % (most - least + 1))
  }

  of<T>(things: readonly T[]): T {
    return things[this.within(0, things.length - 1)]!
  }
}
