import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'

export const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null

/** Sends the signal and waits for the end of the process; does nothing after its end. */
export async function endChild(child: ChildProcess | null, signal: NodeJS.Signals): Promise<void> {
  if (!child || hasEnded(child)) return
  const end = once(child, 'exit')
  child.kill(signal)
  await end
}
