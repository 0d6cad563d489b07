import { type ChildProcess, spawn } from 'node:child_process'
import { DomainError, patient } from '@callboard/core'

export interface Run {
  readonly code: number
  /** The end of its standard error. */
  readonly said: string
}

export interface RunRights {
  readonly timeoutMs: number
  /** Ends a program that has said nothing for so long; absent: it may be silent. */
  readonly silentMs?: number
  /** Ends the program when it is aborted. */
  readonly ending?: AbortSignal | undefined
  /** Gets its standard output line by line. */
  readonly lines?: (line: string) => void
}

const KEPT_WORDS = 4_000

/** Programs under way: a process that ends leaves none of them behind. */
const running = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of running) killGroup(child)
})

/** The program leads a group of its own, so that what it has started ends with it. */
function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return
  try {
    if (process.platform === 'win32') child.kill('SIGKILL')
    else process.kill(-child.pid, 'SIGKILL')
  } catch {
    // It has ended meanwhile.
  }
}

const late = () => new DomainError('unavailable', 'media_timeout', 'The video took too long to process.')

/**
 * Runs a program without a shell and without input.
 * @throws DomainError unavailable `media_timeout` after `timeoutMs`, or when it hangs; the program and all that it started are killed
 * @throws Error when something else has ended it, as a machine without memory does
 * @throws the reason of `ending` when that is aborted, likewise
 */
export function runProgram(
  program: string,
  args: readonly string[],
  { timeoutMs, silentMs, ending, lines = () => {} }: RunRights,
): Promise<Run> {
  return new Promise((resolve, reject) => {
    ending?.throwIfAborted()
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
      detached: process.platform !== 'win32',
    })
    running.add(child)
    let said = ''
    let rest = ''
    let killed: { readonly reason: unknown } | undefined
    const kill = (reason: unknown) => {
      killed ??= { reason }
      killGroup(child)
    }
    const timer = setTimeout(() => kill(late()), patient(timeoutMs))
    const silence = silentMs === undefined ? undefined : setTimeout(() => kill(late()), patient(silentMs))
    const abort = () => kill(ending?.reason)
    ending?.addEventListener('abort', abort)
    const over = () => {
      clearTimeout(timer)
      clearTimeout(silence)
      ending?.removeEventListener('abort', abort)
      running.delete(child)
    }

    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      silence?.refresh()
      const parts = (rest + text).split('\n')
      rest = parts.pop() ?? ''
      for (const line of parts) lines(line)
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-KEPT_WORDS)
    })
    child.on('error', (error) => {
      over()
      reject(error)
    })
    child.on('close', (code, signal) => {
      over()
      if (rest) lines(rest)
      if (killed) reject(killed.reason)
      else if (code === null) reject(new Error(`${program} was ended by ${signal}.`))
      else resolve({ code, said: said.trim() })
    })
  })
}
