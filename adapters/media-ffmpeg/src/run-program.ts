import { spawn } from 'node:child_process'
import { DomainError } from '@callboard/core'

export interface Run {
  readonly code: number | null
  /** The end of its standard error. */
  readonly said: string
}

const KEPT_WORDS = 4_000

/**
 * Runs a program without a shell and without input.
 * @param lines gets its standard output line by line
 * @throws DomainError unavailable `media_timeout` after `timeoutMs`; the program is killed
 */
export function runProgram(
  program: string,
  args: readonly string[],
  timeoutMs: number,
  lines: (line: string) => void = () => {},
): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], windowsHide: true })
    let said = ''
    let rest = ''
    let late = false
    const timer = setTimeout(() => {
      late = true
      child.kill('SIGKILL')
    }, timeoutMs)

    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const parts = (rest + text).split('\n')
      rest = parts.pop() ?? ''
      for (const line of parts) lines(line)
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-KEPT_WORDS)
    })
    child.on('error', (error) => {
      clearTimeout(timer)
      reject(error)
    })
    child.on('close', (code) => {
      clearTimeout(timer)
      if (rest) lines(rest)
      if (late) reject(new DomainError('unavailable', 'media_timeout', 'The video took too long to process.'))
      else resolve({ code, said: said.trim() })
    })
  })
}
