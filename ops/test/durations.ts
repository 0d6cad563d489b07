import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from '../lib/root.ts'
import type { Task } from './task.ts'

/** Seconds of tasks by their names. */
type Durations = Readonly<Record<string, number>>

const LAST = join(root, '.callboard/test-durations.json')
/** Of the longest tasks, on two quiet cores: the order of a checkout that has not run its tests yet. */
const KNOWN = join(root, 'ops/test/long-tasks.json')

function read(file: string): Durations {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Durations
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw error
  }
}

/** Tests in the order in which two lanes end at the same time: the longest first, by the last run of each. */
export function longestFirst(tasks: readonly Task[]): Task[] {
  const durations = { ...read(KNOWN), ...read(LAST) }
  const seconds = ({ name }: Task) => durations[name] ?? 0
  const facts = tasks.filter(({ isFact }) => isFact)
  const tests = tasks.filter(({ isFact }) => !isFact)
  return [...facts, ...tests.toSorted((a, b) => seconds(b) - seconds(a))]
}

/** Keeps the durations of the tasks that a run has done, for the next one. */
export function keepDurations(durations: Durations): void {
  mkdirSync(dirname(LAST), { recursive: true })
  writeFileSync(LAST, JSON.stringify({ ...read(LAST), ...durations }, null, 2))
}
