import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Milliseconds: more than the work of another process takes. */
const PATIENCE = 1_200_000

/** A transaction of SQLite: the system takes the lock from a process that dies. @returns false when another has it */
function tryToLock(database: DatabaseSync): boolean {
  try {
    database.exec('begin exclusive')
    return true
  } catch (error) {
    if ((error as { errcode?: number }).errcode === 5) return false
    throw error
  }
}

/**
 * Does work that no two processes may do at once.
 * @param file of the lock; it is made where it is missing, and stays
 * @param onWait hears that another process is at it; this one does nothing else until that has ended
 */
export async function oneAtATime<T>(file: string, onWait: () => void, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(file), { recursive: true })
  const database = new DatabaseSync(file)
  try {
    if (!tryToLock(database)) {
      onWait()
      database.exec(`pragma busy_timeout = ${PATIENCE}`)
      database.exec('begin exclusive')
    }
    return await work()
  } finally {
    database.close()
  }
}
