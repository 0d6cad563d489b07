import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from '../lib/root.ts'
import type { Outcome, Task } from './task.ts'
import { whatFailed } from './what-failed.ts'

/** Seconds of a file of tests that is worth a line of its own. */
const LONG = 10
/** Of tasks that were not run. */
const MOST_NAMES = 10

interface Unsteady {
  readonly task: Task
  readonly faults: readonly string[]
  readonly logs: readonly string[]
}

/** Tells what a run came to, task by task and at its end; keeps what the tasks have printed. */
export class Report {
  readonly #began = performance.now()
  readonly #left: Set<Task>
  readonly #failed = new Map<Task, Outcome>()
  readonly #unsteady: Unsteady[] = []
  readonly #faultsOfEnd: string[] = []
  readonly #durations: Record<string, number> = {}
  #passed = 0

  readonly #logs: string
  readonly #say: (line: string) => void

  /**
   * @param logs folder that is emptied
   * @param say prints a line
   */
  constructor(tasks: readonly Task[], logs: string, say: (line: string) => void) {
    this.#left = new Set(tasks)
    this.#logs = logs
    this.#say = say
    rmSync(logs, { recursive: true, force: true })
    mkdirSync(logs, { recursive: true })
  }

  /** @param seconds that it took */
  done(task: Task, outcome: Outcome, seconds: number): void {
    this.#left.delete(task)
    this.#passed += outcome.passed
    this.#durations[task.name] = Math.round(seconds * 10) / 10
    const log = this.#keep(task.name, outcome)
    const isGood = outcome.failed === 0
    if (!isGood) this.#failed.set(task, outcome)
    if (!isGood || seconds > LONG || !('tests' in task))
      this.#say(`${isGood ? 'ok  ' : 'FAIL'} ${task.name} (${seconds.toFixed(1)} s)`)
    if (!isGood)
      this.#say(`${outcome.faults.join('\n')}\n${whatFailed(outcome.output)}\nAll it printed: ${log}`)
  }

  /** What the end of a lane came to. */
  ended(outcome: Outcome | undefined): void {
    if (outcome) this.#faultsOfEnd.push(...outcome.faults)
  }

  /** False when a red task shows a fault for sure: no test is run again then. */
  get isRepeatable(): boolean {
    return [...this.#failed.keys()].every(({ isFact }) => !isFact)
  }

  get failedTests(): readonly Task[] {
    return [...this.#failed.keys()]
  }

  /** @param outcome of the second time, alone in a process of its own */
  again(task: Task, outcome: Outcome): void {
    const first = this.#failed.get(task)!
    const logs = [this.#keep(`${task.name} first`, first), this.#keep(`${task.name} again`, outcome)]
    this.#say(`${outcome.failed === 0 ? 'ok  ' : 'FAIL'} ${task.name}, run again alone`)
    if (outcome.failed > 0) {
      const faults = [...first.faults, ...outcome.faults.map((fault) => `again: ${fault}`)]
      this.#failed.set(task, { ...first, faults })
      this.#say(`${whatFailed(outcome.output)}\nAll it printed: ${logs[1]}`)
      return
    }
    this.#failed.delete(task)
    this.#passed += outcome.passed - first.passed
    this.#unsteady.push({ task, faults: first.faults, logs })
  }

  /** Seconds of tasks by their names. */
  get durations(): Readonly<Record<string, number>> {
    return this.#durations
  }

  /** Prints what the run came to. @param ended why it ended early. @returns whether all is well */
  summary(ended: string | undefined): boolean {
    if (ended) this.#say(`It was ended: ${ended}.`)
    if (this.#left.size > 0) this.#say(`Not run: ${this.#notRun}`)
    for (const fault of this.#faultsOfEnd) this.#say(`At the end: ${fault}`)
    for (const [task, { faults }] of this.#failed) this.#say(`FAILED ${task.name}: ${faults.join('; ')}`)
    const failed = [...this.#failed.values()].reduce((sum, one) => sum + one.failed, 0)
    this.#say(`It took ${((performance.now() - this.#began) / 1000).toFixed(0)} s.`)
    this.#say(`${this.#passed} passed, ${failed} failed`)
    for (const { task, faults, logs } of this.#unsteady)
      this.#say(`UNSTEADY ${task.name}: ${faults.join('; ')} (${logs.join(', ')})`)
    return !ended && this.#left.size === 0 && this.#failed.size === 0 && this.#faultsOfEnd.length === 0
  }

  get #notRun(): string {
    const names = [...this.#left].map(({ name }) => name)
    const more = names.length - MOST_NAMES
    return `${names.slice(0, MOST_NAMES).join(', ')}${more > 0 ? ` and ${more} more` : ''}`
  }

  /** @returns the path of the log, from the root */
  #keep(name: string, { output }: Outcome): string {
    const log = join(this.#logs, `${name.replaceAll(/[^\w.]+/g, '-')}.log`)
    writeFileSync(log, output)
    return relative(root, log)
  }
}
