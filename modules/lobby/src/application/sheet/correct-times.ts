import { BLOB_STORE, useCase } from '@callboard/core'
import { correctTimes } from '../../contract/index.ts'
import { withTimes } from '../../domain/index.ts'
import { LobbySignals } from '../line/lobby-signals.ts'
import { expectVersion, lockedRecord } from '../line/locked-record.ts'
import { staffRecordView } from '../line/record-view.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { TimeCorrections } from './time-corrections.ts'

export const CorrectTimes = useCase(
  correctTimes,
  { store: LOBBY_STORE, corrections: TimeCorrections, signals: LobbySignals, blobs: BLOB_STORE },
  ({ needs, actor, input: { id, version, ...wished }, subject: { session } }) =>
    needs.store.write(async (repositories, outbox) => {
      const record = await lockedRecord(repositories, session.id, id)
      expectVersion(record, version, needs.blobs)
      const after = withTimes(record, wished, session.timeZone)
      await repositories.records.save(after)
      await needs.corrections.note(repositories, actor, record, after)
      needs.signals.recordAndTalent(outbox, after)
      needs.signals.line(outbox, session.id)
      return outbox.answer(staffRecordView(after, needs.blobs))
    }),
)
