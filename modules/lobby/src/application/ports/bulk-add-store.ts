import type { BulkRow, BulkRun } from '../../domain/index.ts'

export interface BulkAddRepository {
  /** Stores a new run with the rows that it has still to add. */
  add(run: BulkRun, rows: readonly BulkRow[]): Promise<void>
  find(id: string): Promise<BulkRun | null>
  latest(sessionId: string): Promise<BulkRun | null>
  save(run: BulkRun): Promise<void>
  /** The first rows that are still to be added, by line. */
  rows(runId: string, most: number): Promise<readonly BulkRow[]>
  /** Forgets rows up to a line: they are added. */
  settle(runId: string, upToLine: number): Promise<void>
}
