import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { CLOCK, CSV_FILES, type CsvCell, dayIn, missing, SECRET_HASHER, service } from '@callboard/core'
import type { SessionDateFacts, SessionFacts } from '@callboard/projects/queries'
import {
  type CheckInRecord,
  checkInWindow,
  fullName,
  keptDay,
  type PaperHead,
  runningDate,
  type SheetEntry,
} from '../../domain/index.ts'
import { LOBBY_STORE } from '../ports/index.ts'

interface TypedHead {
  readonly advertiser?: string
  readonly product?: string
}

/** What the papers of a session have in common. */
export class SessionPapers extends service({
  store: LOBBY_STORE,
  users: USER_DIRECTORY,
  csv: CSV_FILES,
  hasher: SECRET_HASHER,
  clock: CLOCK,
}) {
  /**
   * @returns the date with that id; without an id today's, else the nearest one; null for a session without dates
   * @throws DomainError missing for a date of another session
   */
  dateOf(session: SessionFacts, day: string | undefined): SessionDateFacts | null {
    if (day === undefined) {
      const today = dayIn(session.timeZone, this.needs.clock.now())
      return runningDate(session.dates, today) ?? checkInWindow(session.dates, today).date
    }
    const found = session.dates.find(({ id }) => id === day)
    if (!found) throw missing('This date')
    return found
  }

  async head(
    session: SessionFacts,
    dates: readonly SessionDateFacts[],
    { advertiser = '', product = '' }: TypedHead = {},
  ): Promise<PaperHead> {
    const directors = await this.needs.users.many(session.castingDirectorIds)
    const names = session.castingDirectorIds.flatMap((id) => {
      const director = directors.find((one) => one.id === id)
      return director ? [fullName(director)] : []
    })
    return {
      castingRepresentative: names.join(', '),
      title: `${session.projectName}: ${session.name}`,
      auditionDates: dates.map(({ date }) => date),
      advertiser: advertiser.trim(),
      product: product.trim(),
    }
  }

  records(sessionId: string, dayId?: string): Promise<readonly CheckInRecord[]> {
    return this.needs.store.read(({ records }) => records.ofSession(sessionId, dayId))
  }

  /** Also talent who have deleted the account, as long as the office keeps their names on its sheets. */
  async sheet(sessionId: string, dayId: string): Promise<readonly SheetEntry[]> {
    const records = await this.records(sessionId, dayId)
    const kept = await this.needs.store.read((lobby) => lobby.kept.ofDay(sessionId, dayId))
    const today = keptDay(this.needs.clock.now())
    return [
      ...records.map((record) => ({ record, until: null })),
      // Housekeeping removes names some time after their last day.
      ...kept.filter(({ until }) => until >= today),
    ]
  }

  /**
   * The reply of a call with a CSV file.
   * @param what the file is, the end of its name
   */
  file(session: SessionFacts, what: string, rows: readonly (readonly CsvCell[])[]) {
    const content = this.needs.csv.write(rows)
    const name = `${session.projectName} - ${session.name} - ${what}.csv`
    return {
      content,
      version: this.needs.hasher.digest(content),
      file_name: name.replaceAll(/[\\/:*?"<>|]/g, '-'),
    }
  }
}
