import { join } from 'node:path'
import { PassThrough } from 'node:stream'
import { root } from '../lib/root.ts'
import { runTool } from '../lib/run-tool.ts'
import type { Outcome, TestFile } from './task.ts'
import { Watch } from './watch.ts'

/** Milliseconds of one test: more than a busy machine needs, so that only a hanging test reaches it. */
export const LONGEST_TEST = 600_000
/** Milliseconds in which a file prints something: more than a test may take. */
const LONGEST_SILENCE = 1.5 * LONGEST_TEST

/** Begins the line in which the process tells what a file came to; no test prints this character. */
export const END_OF_FILE = '\u0000'

/** What a file came to. */
export type FileResult = Omit<Outcome, 'output'>

/** A process that runs test files one after another, so that they share what takes long to start. */
export class TestWorker {
  readonly #hangs = new AbortController()
  readonly #files = new PassThrough()
  /** The reason, when the process ended otherwise than by `end`. */
  readonly #ended: Promise<string | undefined>
  #output = ''
  #watch: Watch | undefined
  #finish: (result: FileResult) => void = () => {}

  /** @param signal ends it, and all that its tests have started */
  constructor(signal: AbortSignal) {
    const either = AbortSignal.any([signal, this.#hangs.signal])
    const process = runTool('node', [join(root, 'ops/test/test-process.ts')], {
      cwd: root,
      signal: either,
      input: this.#files,
      hear: (piece) => this.#hear(piece),
    })
    this.#ended = process.then(({ code }) =>
      code === 0 ? undefined : `the process of the tests ended: ${either.reason ?? `exit code ${code}`}`,
    )
  }

  #hear(piece: string): void {
    this.#output += piece
    this.#watch?.hear(piece)
    const at = this.#output.indexOf(END_OF_FILE)
    const end = this.#output.indexOf('\n', at)
    if (at < 0 || end < 0) return
    const told = this.#output.slice(at + END_OF_FILE.length, end)
    this.#output = this.#output.slice(0, at)
    this.#finish(JSON.parse(told) as FileResult)
  }

  /** @returns once the file is run, or the process has ended */
  async run(file: TestFile): Promise<Outcome> {
    this.#output = ''
    const watch = new Watch(file.file, LONGEST_SILENCE)
    watch.signal.addEventListener('abort', () => this.#hangs.abort(watch.signal.reason))
    this.#watch = watch
    const finished = new Promise<FileResult>((resolve) => {
      this.#finish = resolve
    })
    this.#files.write(`${JSON.stringify(file)}\n`)
    const result = await Promise.race([finished, this.#ended])
    watch.end()
    if (typeof result === 'object') return { ...result, output: this.#output }
    return {
      passed: 0,
      failed: 1,
      faults: [result ?? 'the process of the tests ended'],
      output: this.#output,
    }
  }

  /** What runs, for how long, and what it printed last. */
  toString(): string {
    return String(this.#watch)
  }

  /** Stops what the files shared. @returns what was wrong with that, if anything */
  async end(): Promise<Outcome> {
    this.#output = ''
    this.#files.end()
    const fault = await this.#ended
    return { passed: 0, failed: fault ? 1 : 0, faults: fault ? [fault] : [], output: this.#output }
  }
}
