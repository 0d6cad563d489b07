import type { Lane } from './lane.ts'
import type { Outcome, Task } from './task.ts'

/**
 * Runs tasks in their order, one in each lane; one that comes after others begins when they are done.
 * @param done hears of each task; false ends the run: no other task begins
 */
export async function runTasks(
  tasks: readonly Task[],
  lanes: readonly Pick<Lane, 'run'>[],
  done: (task: Task, outcome: Outcome, seconds: number) => boolean,
): Promise<void> {
  const waiting = [...tasks]
  const running = new Map<Task, Promise<void>>()
  const free = [...lanes]
  const isOpen = (task: Task) => waiting.includes(task) || running.has(task)

  async function run(task: Task, lane: Pick<Lane, 'run'>): Promise<void> {
    const began = performance.now()
    const outcome = await lane.run(task)
    if (!done(task, outcome, (performance.now() - began) / 1000)) waiting.length = 0
    running.delete(task)
    free.push(lane)
  }

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.find(({ after = [] }) => !after.some(isOpen))
    const lane = next && free.pop()
    if (lane) {
      waiting.splice(waiting.indexOf(next), 1)
      running.set(next, run(next, lane))
    } else {
      if (running.size === 0) throw new Error('The tasks wait for each other.')
      await Promise.race(running.values())
    }
  }
}
