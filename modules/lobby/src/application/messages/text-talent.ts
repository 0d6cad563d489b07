import { BLOB_STORE, useCase } from '@callboard/core'
import { textTalent } from '../../contract/index.ts'
import { staffRecordView } from '../line/record-view.ts'
import { StaffTexts } from './staff-texts.ts'

export const TextTalent = useCase(
  textTalent,
  { texts: StaffTexts, blobs: BLOB_STORE },
  ({ needs, input: { body }, subject: { record, session } }) =>
    needs.texts.send(record, session, { body }, (noted) => staffRecordView(noted, needs.blobs)),
)
