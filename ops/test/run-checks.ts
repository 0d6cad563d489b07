import type { Check } from './checks.ts'

/**
 * Runs checks in their order, a few at a time; one that comes after another begins when that has ended.
 * @param atOnce how many run at the same time
 */
export async function runChecks(
  checks: readonly Check[],
  atOnce: number,
  run: (check: Check) => Promise<void>,
): Promise<void> {
  const waiting = [...checks]
  const running = new Map<Check, Promise<void>>()
  while (waiting.length > 0 || running.size > 0) {
    const isOpen = (check: Check) => waiting.includes(check) || running.has(check)
    const next = waiting.find(({ after }) => !after || !isOpen(after))
    if (next && running.size < atOnce) {
      waiting.splice(waiting.indexOf(next), 1)
      running.set(
        next,
        run(next).finally(() => running.delete(next)),
      )
    } else {
      if (running.size === 0) throw new Error('The checks wait for each other.')
      await Promise.race(running.values())
    }
  }
}
