import { BLOB_STORE, useCase } from '@callboard/core'
import { actOnRecord } from '../../contract/index.ts'
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
