import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { endChild, hasEnded } from './end-child.ts'
import { endsWithUs } from './ends-with-us.ts'
import { root } from './root.ts'

const ANSWERED_5XX = /"status":5\d\d/
const ERROR = /"level":(50|60)/
/** A peer has not answered in time, as happens on a busy machine: background work logs it and tries again. */
const PEER_AWAY = /"kind":"unavailable"/

const isFault = (line: string) => ANSWERED_5XX.test(line) || (ERROR.test(line) && !PEER_AWAY.test(line))
const READY = /^Callboard .*is ready/

/** The log tells faults, replies are checked, and the bot check takes a moment only. */
const TEST_SETTINGS = {
  CALLBOARD_LOG: 'info',
  CALLBOARD_CHECK_REPLIES: 'true',
  CALLBOARD_CAPTCHA_WORK: '1',
}

export interface ProcessSettings {
  /** A shell: `studio`, `api` or `worker`. */
  readonly shell: string
  readonly env: NodeJS.ProcessEnv
}

/** A process of the product, that can be killed and started again with the same settings. */
export class CallboardProcess {
  readonly #settings: ProcessSettings
  #child: ChildProcess | null = null
  #faults: string[] = []
  #printed: string[] = []

  constructor(settings: ProcessSettings) {
    this.#settings = settings
  }

  /** @throws Error with its output when it ends before it is ready */
  async start(): Promise<void> {
    const { shell, env } = this.#settings
    const child = spawn(process.execPath, [join(root, 'shells', shell, 'src/main.ts')], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...TEST_SETTINGS, ...env },
    })
    this.#child = child
    endsWithUs(child)
    const printed: string[] = []
    this.#printed = printed
    const ready = Promise.withResolvers<void>()
    const readLine = (line: string) => {
      printed.push(line)
      if (printed.length > 1_000) printed.shift()
      if (isFault(line)) this.#faults.push(line)
      if (READY.test(line)) ready.resolve()
    }
    for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', readLine)
    child.on('exit', () => ready.reject(new Error(`${shell} ended:\n${printed.join('\n')}`)))
    await ready.promise
  }

  get isRunning(): boolean {
    return this.#child !== null && !hasEnded(this.#child)
  }

  /** Its last lines. */
  get printed(): readonly string[] {
    return this.#printed
  }

  get pid(): number | undefined {
    return this.#child?.pid
  }

  /** Lines that tell of a fault of the server since the last call: a 5xx, an error. */
  takeFaults(): string[] {
    return this.#faults.splice(0)
  }

  /** SIGTERM, unless another signal is asked for, and waits for its end. */
  stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    return endChild(this.#child, signal)
  }
}
