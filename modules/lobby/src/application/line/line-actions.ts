import { BLOB_STORE, CLOCK, dayIn, useCase } from '@callboard/core'
import { actOnRecord, callNext } from '../../contract/index.ts'
import { runningDate } from '../../domain/index.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { expectVersion, lockedRecord } from './locked-record.ts'
import { RecordTransition } from './record-transition.ts'
import { staffRecordView } from './record-view.ts'

export const ActOnRecord = useCase(
  actOnRecord,
  { store: LOBBY_STORE, transition: RecordTransition, blobs: BLOB_STORE },
  ({ needs, input, subject: { session } }) =>
    needs.store.write(async (repositories, outbox) => {
      const record = await lockedRecord(repositories, session.id, input.id)
      expectVersion(record, input.version, needs.blobs)
      const { transition, blobs } = needs
      const after = await transition.apply(repositories, outbox, session, record, input.action, {
        toGroup: input.to_group === true,
        isUndo: input.undo === true,
      })
      return outbox.answer(staffRecordView(after, blobs))
    }),
)

/** Calls in the head of today's line. The session is locked meanwhile, so no two callers get the same talent. */
export const CallNext = useCase(
  callNext,
  { store: LOBBY_STORE, transition: RecordTransition, blobs: BLOB_STORE, clock: CLOCK },
  async ({ needs, input: { to_group }, subject: { session } }) => {
    const date = runningDate(session.dates, dayIn(session.timeZone, needs.clock.now()))
    if (!date) return { record: null }
    return await needs.store.write(async (repositories, outbox) => {
      await repositories.lockSession(session.id)
      const [next] = await repositories.records.firstInLine(date.id, 1)
      if (!next) return { record: null }
      const called = await needs.transition.apply(repositories, outbox, session, next, 'call-in', {
        toGroup: to_group === true,
      })
      return outbox.answer({ record: staffRecordView(called, needs.blobs) })
    })
  },
)
