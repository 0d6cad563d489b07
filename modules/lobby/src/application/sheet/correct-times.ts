import { BLOB_STORE, CLOCK, missing, useCase } from '@callboard/core'
import { correctTimes } from '../../contract/index.ts'
import { type CheckInRecord, keptDay, withTimes } from '../../domain/index.ts'
import { LobbySignals } from '../line/lobby-signals.ts'
import { expectVersion } from '../line/locked-record.ts'
import { staffRecordView } from '../line/record-view.ts'
import { LOBBY_STORE, type LobbyRepositories } from '../ports/index.ts'
import { TimeCorrections } from './time-corrections.ts'

/**
 * A check-in that stands on the sheet: one that staff have not removed, or an erased one whose name is kept.
 * @param today `YYYY-MM-DD`
 * @throws DomainError missing
 */
async function lockedRow(
  { lockSession, records, kept }: LobbyRepositories,
  sessionId: string,
  id: string,
  today: string,
): Promise<CheckInRecord> {
  await lockSession(sessionId)
  const record = await records.find(id)
  const isThere = record && (record.deletedAt === null || ((await kept.untilOf(id)) ?? '') >= today)
  if (!isThere) throw missing('This check-in')
  return record
}

export const CorrectTimes = useCase(
  correctTimes,
  {
    store: LOBBY_STORE,
    corrections: TimeCorrections,
    signals: LobbySignals,
    blobs: BLOB_STORE,
    clock: CLOCK,
  },
  ({ needs, actor, input: { id, version, ...wished }, subject: { session } }) =>
    needs.store.write(async (repositories, outbox) => {
      const record = await lockedRow(repositories, session.id, id, keptDay(needs.clock.now()))
      expectVersion(record, version, needs.blobs)
      const after = withTimes(record, wished, session.timeZone)
      await repositories.records.save(after)
      await needs.corrections.note(repositories, actor, record, after)
      if (after.deletedAt === null) needs.signals.recordAndTalent(outbox, after)
      // An erased check-in is on no list, and has no talent; open sheets ask again.
      else needs.signals.removed(outbox, after)
      needs.signals.line(outbox, session.id)
      return outbox.answer(staffRecordView(after, needs.blobs))
    }),
)
