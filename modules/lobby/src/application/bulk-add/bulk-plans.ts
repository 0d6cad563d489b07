import { CSV_FILES, missing, PHONE_NUMBERS, service } from '@callboard/core'
import type { UploadedFile } from '@callboard/core/http-contract'
import type { SessionFacts } from '@callboard/projects/queries'
import type { BulkRun as BulkRunView } from '../../contract/index.ts'
import { BULK_READ_ROWS, type BulkPlan, type BulkRun, planBulkAdd, stateOf } from '../../domain/index.ts'
import type { LobbyRepositories } from '../ports/index.ts'

/** Skipped rows that an answer names. */
const MOST_SKIPPED = 100

/** Reads files of talent for a session. */
export class BulkPlans extends service({ csv: CSV_FILES, phones: PHONE_NUMBERS }) {
  /** @throws DomainError missing for a date of another session, invalid for a file that is wrong anywhere */
  async of(
    { records }: LobbyRepositories,
    session: SessionFacts,
    { day, file }: { readonly day: string; readonly file: UploadedFile },
  ): Promise<BulkPlan> {
    if (!session.dates.some(({ id }) => id === day)) throw missing('This date')
    const rules = {
      dates: session.dates,
      dayId: day,
      roles: session.roles,
      mayCreateRole: session.allowTalentCreateRole,
    }
    const lines = this.needs.csv.read(file.bytes, BULK_READ_ROWS)
    return planBulkAdd(lines, rules, await records.ofSession(session.id), this.needs.phones)
  }
}

export const planView = ({ rows, skipped }: BulkPlan) => ({
  total: rows.length,
  skipped: skipped.slice(0, MOST_SKIPPED),
  skipped_count: skipped.length,
})

export const runView = (run: BulkRun, now: Date): BulkRunView => ({
  _id: run.id,
  session: run.sessionId,
  total: run.total,
  done: run.done,
  added: run.added,
  state: stateOf(run, now),
})
