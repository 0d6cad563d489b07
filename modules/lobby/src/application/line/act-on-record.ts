import { type Actor, BLOB_STORE, useCase } from '@callboard/core'
import type { InputOf, SubjectOf } from '@callboard/core/http-contract'
import { actOnRecord, type LobbyRecord } from '../../contract/index.ts'
import { LOBBY_STORE } from '../ports/index.ts'
import { expectVersion, lockedRecord } from './locked-record.ts'
import { RecordTransition } from './record-transition.ts'
import { staffRecordView } from './record-view.ts'

export class ActOnRecord extends useCase(actOnRecord, {
  store: LOBBY_STORE,
  transition: RecordTransition,
  blobs: BLOB_STORE,
}) {
  async run(
    _actor: Actor,
    input: InputOf<typeof actOnRecord>,
    { session }: SubjectOf<typeof actOnRecord>,
  ): Promise<LobbyRecord> {
    return await this.needs.store.write(async (repositories, outbox) => {
      const record = await lockedRecord(repositories, session.id, input.id)
      expectVersion(record, input.version, this.needs.blobs)
      const { transition, blobs } = this.needs
      const after = await transition.apply(repositories, outbox, session, record, input.action, {
        toGroup: input.to_group === true,
        isUndo: input.undo === true,
      })
      return outbox.answer(staffRecordView(after, blobs))
    })
  }
}
