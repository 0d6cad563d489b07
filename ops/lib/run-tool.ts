import { type ChildProcess, spawn } from 'node:child_process'
import type { Readable } from 'node:stream'

export interface ToolResult {
  readonly code: number
  readonly output: string
  readonly seconds: number
}

interface Options {
  readonly cwd?: string
  readonly env?: NodeJS.ProcessEnv
  /** Ends the command as failed, and with it all that it has started. */
  readonly signal?: AbortSignal
  /** What it reads; default: nothing. */
  readonly input?: Readable
  /** Gets each piece of the output as it comes. */
  readonly hear?: (piece: string) => void
}

/** Milliseconds between SIGTERM and SIGKILL. */
const GRACE = 10_000
/** Milliseconds after its end in which a command's output is still read: one that left the group may hold the pipe. */
const LAST_OUTPUT = 2_000

/** The command is the first of a process group; its own processes belong to the group. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  try {
    if (pid) process.kill(-pid, signal)
  } catch (error) {
    // ESRCH: nothing of the group is left.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/**
 * Runs a command to its end and gathers its output. Processes that it leaves behind are killed.
 * @returns code 1 when a signal ended it
 * @throws Error when it cannot be started
 */
export function runTool(
  command: string,
  args: readonly string[],
  { cwd, env = process.env, signal, input, hear }: Options = {},
): Promise<ToolResult> {
  const began = performance.now()
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env, stdio: ['pipe', 'pipe', 'pipe'], detached: true })
    // A command that ends before it has read everything closes its end.
    child.stdin.on('error', () => {})
    if (input) input.pipe(child.stdin)
    else child.stdin.end()
    const killGroup = () => signalGroup(child, 'SIGKILL')
    process.once('exit', killGroup)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        output += chunk
        hear?.(String(chunk))
      })
    }
    let tooLate: NodeJS.Timeout | undefined
    let lastOutput: NodeJS.Timeout | undefined
    const end = () => {
      output += `\nIt was ended: ${signal?.reason}\n`
      signalGroup(child, 'SIGTERM')
      tooLate = setTimeout(killGroup, GRACE)
    }
    if (signal?.aborted) end()
    else signal?.addEventListener('abort', end, { once: true })
    const settled = () => {
      clearTimeout(tooLate)
      clearTimeout(lastOutput)
      signal?.removeEventListener('abort', end)
      process.off('exit', killGroup)
    }
    child.on('error', (error) => {
      settled()
      reject(error)
    })
    child.on('exit', () => {
      killGroup()
      lastOutput = setTimeout(() => {
        for (const stream of [child.stdout, child.stderr]) stream.destroy()
      }, LAST_OUTPUT)
    })
    child.on('close', (code) => {
      settled()
      resolve({
        code: signal?.aborted ? 1 : (code ?? 1),
        output,
        seconds: (performance.now() - began) / 1000,
      })
    })
  })
}
