import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { endChild, hasEnded } from './end-child.ts'
import { endsWithUs } from './ends-with-us.ts'

const LAST_WORDS = 4_000
/** Milliseconds that a program may take to listen: more than a busy machine needs. */
const PATIENCE = 600_000

export interface ProgramSettings {
  readonly command: string
  readonly args: readonly string[]
  readonly env?: NodeJS.ProcessEnv
  /** Loopback port; the program is ready when it accepts connections there. */
  readonly port: number
}

/** Resolves to true when a loopback port accepts a connection. */
export function listens(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}

/** A server program that can be started, killed and started again, always with the same command. */
export class Program {
  readonly #settings: ProgramSettings
  #child: ChildProcess | null = null
  #said = ''

  constructor(settings: ProgramSettings) {
    this.#settings = settings
  }

  /** @throws Error with its last output when it ends, or does not listen in time; it runs no more then */
  async start(): Promise<void> {
    const { command, args, env, port } = this.#settings
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'], env: env ?? process.env })
    this.#child = child
    endsWithUs(child)
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (words: Buffer) => {
        this.#said = (this.#said + words).slice(-LAST_WORDS)
      })
    const failed = once(child, 'error').then(([error]) => Promise.reject(error))
    failed.catch(() => {})
    const deadline = Date.now() + PATIENCE
    while (!(await Promise.race([listens(port), failed]))) {
      if (hasEnded(child) || Date.now() > deadline) {
        await this.stop('SIGKILL')
        throw new Error(`${command} did not start on port ${port}:\n${this.#said}`)
      }
      await Promise.race([pause(50), failed])
    }
  }

  /** @throws Error when it was not started */
  get pid(): number {
    const pid = this.#child?.pid
    if (pid === undefined) throw new Error(`${this.#settings.command} does not run.`)
    return pid
  }

  /** SIGTERM, unless another signal is asked for, and waits for its end. */
  stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    return endChild(this.#child, signal)
  }
}
