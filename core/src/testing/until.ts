import { setTimeout as pause } from 'node:timers/promises'
import { inspect } from 'node:util'

/** Milliseconds after which a wait is in vain: more than a busy machine needs. */
const PATIENCE = 120_000
/** Milliseconds between two looks: short at first, so that a test is quick, then such that it leaves the processor free. */
const [SHORTEST, LONGEST] = [5, 100]
/** Characters of the last value in an error. */
const WORDS = 2_000

/**
 * Looks again and again until what a test waits for is there.
 * @param what is waited for, in the words of an error
 * @param isThere tells of what was seen that the wait is over; default: whether it is truthy
 * @param patience milliseconds
 * @returns what was seen last
 * @throws Error with `what` and the value of the last look when the patience is over; whatever `look` throws, at once
 */
export async function until<T>(
  what: string,
  look: () => T | Promise<T>,
  isThere: (seen: T) => unknown = Boolean,
  patience = PATIENCE,
): Promise<T> {
  const end = performance.now() + patience
  for (let wait = SHORTEST; ; wait = Math.min(wait * 2, LONGEST)) {
    const seen = await look()
    if (isThere(seen)) return seen
    if (performance.now() > end)
      throw new Error(
        `Waited in vain until ${what}; seen last: ${inspect(seen, { depth: 6 }).slice(0, WORDS)}`,
      )
    await pause(wait)
  }
}
