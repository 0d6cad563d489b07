import { type Actor, BLOB_STORE, useCase } from '@callboard/core'
import type { InputOf, SubjectOf } from '@callboard/core/http-contract'
import { type LobbyRecord, textTalent } from '../../contract/index.ts'
import { staffRecordView } from '../line/record-view.ts'
import { StaffTexts } from './staff-texts.ts'

export class TextTalent extends useCase(textTalent, { texts: StaffTexts, blobs: BLOB_STORE }) {
  async run(
    _actor: Actor,
    { body }: InputOf<typeof textTalent>,
    { record, session }: SubjectOf<typeof textTalent>,
  ): Promise<LobbyRecord> {
    return await this.needs.texts.send(record, session, { body }, (noted) =>
      staffRecordView(noted, this.needs.blobs),
    )
  }
}
