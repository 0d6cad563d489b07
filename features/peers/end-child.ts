import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

export const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null

/** Milliseconds that a process may take to end: more than a busy machine needs. */
const GRACE = 120_000

/**
 * Sends the signal and waits for the end of the process; does nothing after its end.
 * @param grace milliseconds
 * @throws Error when it did not end in that time; it is killed then
 */
export async function endChild(
  child: ChildProcess | null,
  signal: NodeJS.Signals,
  grace = GRACE,
): Promise<void> {
  if (!child || hasEnded(child)) return
  const end = once(child, 'exit')
  let isLate = false
  const timer = setTimeout(() => {
    isLate = true
    child.kill('SIGKILL')
  }, grace)
  child.kill(signal)
  await end
  clearTimeout(timer)
  if (isLate) throw new Error(`${child.spawnfile} did not end ${grace / 1000} s after ${signal}.`)
}
