import { stripVTControlCharacters } from 'node:util'
import { root } from '../lib/root.ts'
import { runTool } from '../lib/run-tool.ts'
import { countTests } from './count-tests.ts'
import type { Outcome, Task, Tests, Tool } from './task.ts'
import { TestWorker } from './test-worker.ts'
import { Watch } from './watch.ts'

/** Milliseconds in which a tool prints something. */
const LONGEST_SILENCE = 900_000

/** Runs one task at a time; files of tests share a process. */
export class Lane {
  readonly #signal: AbortSignal
  #worker: { readonly isFact: boolean; readonly process: TestWorker } | undefined
  #running: Watch | TestWorker | undefined

  /** @param signal ends what runs */
  constructor(signal: AbortSignal) {
    this.#signal = signal
  }

  async run(task: Task): Promise<Outcome> {
    try {
      if ('command' in task) return await this.#tool(task)
      if ('tests' in task) return await this.#tests(task)
      return await task.step().then(
        () => ({ passed: 0, failed: 0, faults: [], output: '' }),
        (error: Error) => ({ passed: 0, failed: 1, faults: [error.message], output: error.stack ?? '' }),
      )
    } finally {
      this.#running = undefined
    }
  }

  async #tool({ name, command, args }: Tool): Promise<Outcome> {
    const watch = new Watch(name, LONGEST_SILENCE)
    this.#running = watch
    const result = await runTool(command, args, {
      cwd: root,
      signal: AbortSignal.any([this.#signal, watch.signal]),
      hear: (piece) => watch.hear(piece),
    })
    watch.end()
    const output = stripVTControlCharacters(result.output)
    const { passed, failed } = countTests(output)
    if (result.code === 0) return { passed, failed: 0, faults: [], output }
    return { passed, failed: Math.max(failed, 1), faults: [name], output }
  }

  async #tests({ tests, isFact }: Tests): Promise<Outcome> {
    // Tests of pages in a simulated browser change the globals of their process.
    if (this.#worker?.isFact !== isFact) await this.end()
    this.#worker ??= { isFact, process: new TestWorker(this.#signal) }
    this.#running = this.#worker.process
    const outcome = await this.#worker.process.run(tests)
    // What a failed test has left would be the next one's beginning.
    if (outcome.failed > 0) await this.end()
    return outcome
  }

  /** Stops what its files of tests shared. @returns what was wrong with that, if anything */
  async end(): Promise<Outcome | undefined> {
    const worker = this.#worker
    this.#worker = undefined
    return await worker?.process.end()
  }

  /** What runs now, for how long, and what it printed last. */
  toString(): string {
    return String(this.#running ?? 'nothing')
  }
}
