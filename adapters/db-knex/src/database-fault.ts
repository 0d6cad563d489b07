import { setTimeout as pause } from 'node:timers/promises'
import { reasonOf } from './dialect/outage.ts'
import type { Database } from './open-database.ts'

/** Milliseconds for an answer. */
const LIMIT = 2_000

/** Plain English for an operator, without secrets: why a first statement failed. */
export function unusable({ kind, place }: Database, error: unknown): string {
  return kind === 'sqlite'
    ? `The database file ${place} cannot be used: ${error instanceof Error ? error.message : error}.`
    : `DATABASE_URL: ${place} cannot be used: ${reasonOf(error)}.`
}

/**
 * For readiness: asks the database the smallest question and waits two seconds at most.
 * @returns null when it answers, else why it cannot be used, in plain English and without secrets
 */
export async function databaseFault(database: Database): Promise<string | null> {
  const answer = database.reader.raw('select 1').then(
    () => null,
    (error: unknown) => unusable(database, error),
  )
  const waiting = new AbortController()
  const silence = pause(LIMIT, `DATABASE_URL: ${database.place} has not answered within two seconds.`, {
    signal: waiting.signal,
  })
  silence.catch(() => {})
  try {
    return await Promise.race([answer, silence])
  } finally {
    waiting.abort()
  }
}
