import { type Actor, BLOB_STORE, useCase } from '@callboard/core'
import type { InputOf, SubjectOf } from '@callboard/core/http-contract'
import { getRecord, type LobbyRecord } from '../../contract/index.ts'
import { staffRecordView } from './record-view.ts'

export class GetRecord extends useCase(getRecord, { blobs: BLOB_STORE }) {
  async run(
    _actor: Actor,
    _input: InputOf<typeof getRecord>,
    { record }: SubjectOf<typeof getRecord>,
  ): Promise<LobbyRecord> {
    return staffRecordView(record, this.needs.blobs)
  }
}
