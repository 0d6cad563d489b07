import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import type { DatabaseSettings } from '../open-database.ts'

export interface ChildOutcome {
  /** The text that the process wrote. */
  readonly output: string
  /** null when it was killed. */
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
}

function start(program: string, settings: DatabaseSettings, others: readonly string[]): ChildProcess {
  const file = fileURLToPath(new URL(program, import.meta.url))
  return spawn(process.execPath, [file, JSON.stringify(settings), ...others], {
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
}

async function outcomeOf(child: ChildProcess): Promise<ChildOutcome> {
  const ended = once(child, 'exit')
  const output = await text(child.stdout!)
  const [code, signal] = await ended
  return { output, code, signal }
}

/**
 * Runs a program of this folder in a process of its own and waits for its end.
 * @param program file name; it gets the settings as JSON and the others as they are
 */
export const runChild = (
  program: string,
  settings: DatabaseSettings,
  ...others: readonly string[]
): Promise<ChildOutcome> => outcomeOf(start(program, settings, others))

/** Runs a program that calls `goTogether` in two processes, which go on from there at the same moment. */
export async function runTwoTogether(
  program: string,
  settings: DatabaseSettings,
): Promise<readonly ChildOutcome[]> {
  const children = ['first', 'second'].map((name) => start(program, settings, [name]))
  const outcomes = children.map(outcomeOf)
  await Promise.race([Promise.all(children.map((child) => once(child, 'message'))), Promise.any(outcomes)])
  for (const child of children) child.send('go')
  return await Promise.all(outcomes)
}

/** In a child: the settings it was given. */
export const givenSettings = (): DatabaseSettings => JSON.parse(process.argv[2]!)

/** In a child: waits until the other one is as far. */
export async function goTogether(): Promise<void> {
  process.send?.('ready')
  await once(process, 'message')
  process.disconnect()
}
