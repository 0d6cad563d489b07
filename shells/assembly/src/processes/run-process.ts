import { setTimeout as pause } from 'node:timers/promises'
import { RestingMemory } from './resting-memory.ts'

interface Stoppable {
  stop(): Promise<void>
}

/** Milliseconds after which a stop that hangs is cut short. */
const STOP_PATIENCE = 40_000

/** Stops the parts one after the other, in the order in which they were started, backwards. */
export async function stopAll(parts: readonly Stoppable[]): Promise<void> {
  for (const part of [...parts].reverse()) await part.stop()
}

/**
 * Runs a process until SIGINT or SIGTERM; a second signal ends it at once.
 * @param start starts its parts; a throw ends the process with the error's message and code 1
 */
export async function runProcess(name: string, start: () => Promise<Stoppable>): Promise<void> {
  try {
    const running = await start()
    new RestingMemory().follow()
    let stopping = false
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.on(signal, async () => {
        if (stopping) process.exit(1)
        stopping = true
        await Promise.race([running.stop(), pause(STOP_PATIENCE, undefined, { ref: false })])
        process.exit(0)
      })
  } catch (error) {
    console.error(`${name} could not start:\n${error instanceof Error ? error.message : String(error)}`)
    process.exit(1)
  }
}
