import { setTimeout as pause } from 'node:timers/promises'
import { patient } from '@callboard/core'
import { reasonOf } from './dialect/outage.ts'
import type { Database } from './open-database.ts'

/** Seconds for an answer. */
const LIMIT = 2

/** Plain English for an operator, without secrets: why a first statement failed. */
export function unusable({ kind, place }: Database, error: unknown): string {
  return kind === 'sqlite'
    ? `The database file ${place} cannot be used: ${error instanceof Error ? error.message : error}.`
    : `DATABASE_URL: ${place} cannot be used: ${reasonOf(error)}.`
}

/**
 * For readiness: asks the database the smallest question and waits two seconds at most, times the patience of the process.
 * @returns null when it answers, else why it cannot be used, in plain English and without secrets
 */
export async function databaseFault(database: Database): Promise<string | null> {
  const answer = database.reader.raw('select 1').then(
    () => null,
    (error: unknown) => unusable(database, error),
  )
  const waiting = new AbortController()
  const seconds = patient(LIMIT)
  const words = `DATABASE_URL: ${database.place} has not answered within ${seconds} seconds.`
  const silence = pause(seconds * 1_000, words, { signal: waiting.signal })
  silence.catch(() => {})
  try {
    return await Promise.race([answer, silence])
  } finally {
    waiting.abort()
  }
}
