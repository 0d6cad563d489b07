import type { Database, DatabaseSettings } from '../open-database.ts'

/** A database of a test's own without any table. */
export interface EmptyDatabase {
  readonly settings: DatabaseSettings
  remove(): Promise<void>
}

/** A database of a test's own with the whole schema and nothing else in it. */
export interface TemporaryDatabase {
  readonly database: Database
  /** For other openings of the same database, also by other processes. */
  readonly settings: DatabaseSettings
  /** Closes it and leaves nothing behind. */
  stop(): Promise<void>
}

export type OpenTemporaryDatabase = () => Promise<TemporaryDatabase>
