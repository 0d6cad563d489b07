import { setTimeout as pause } from 'node:timers/promises'
import { memoryOf } from './process-cost.ts'

const MB = 1024 ** 2
/** Milliseconds between two readings. */
const READ_AGAIN = 1_000
/** Readings in a row without a change of 1 MB: a process looks each 20 s whether it has something to give back. */
const STEADY = 45

/** Megabytes of a process that has come to rest. */
export async function restingMemory(pid: number): Promise<number> {
  let last = await memoryOf(pid)
  for (let steady = 0; steady < STEADY; ) {
    await pause(READ_AGAIN)
    const now = await memoryOf(pid)
    steady = Math.abs(now - last) < MB ? steady + 1 : 0
    if (steady === 0) last = now
  }
  return last / MB
}
