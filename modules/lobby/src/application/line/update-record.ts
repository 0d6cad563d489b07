import { BLOB_STORE, invalid, useCase } from '@callboard/core'
import type { InputOf } from '@callboard/core/http-contract'
import { updateRecord } from '../../contract/index.ts'
import { type CheckInRecord, changed } from '../../domain/index.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { LobbySignals } from './lobby-signals.ts'
import { expectVersion, lockedRecord } from './locked-record.ts'
import { staffRecordView } from './record-view.ts'

type Input = InputOf<typeof updateRecord>

/** The facts after a correction; what it leaves out stays. @throws DomainError invalid for an empty role */
export function changesOf(
  record: CheckInRecord,
  input: Pick<Input, 'role' | 'actual_call' | 'sagnumber'>,
): Partial<CheckInRecord> {
  const role = input.role === undefined ? record.role : input.role.trim()
  if (role === '') throw invalid('role', 'Please add a Role')
  return {
    role,
    actualCall: input.actual_call === undefined ? record.actualCall : input.actual_call,
    sagNumber: input.sagnumber === undefined ? record.sagNumber : input.sagnumber?.trim() || null,
  }
}

export const UpdateRecord = useCase(
  updateRecord,
  { store: LOBBY_STORE, signals: LobbySignals, blobs: BLOB_STORE },
  ({ needs, input, subject: { session } }) =>
    needs.store.write(async (repositories, outbox) => {
      const record = await lockedRecord(repositories, session.id, input.id)
      expectVersion(record, input.version, needs.blobs)
      const after = changed(record, changesOf(record, input))
      await repositories.records.save(after)
      needs.signals.recordAndTalent(outbox, after)
      return outbox.answer(staffRecordView(after, needs.blobs))
    }),
)
