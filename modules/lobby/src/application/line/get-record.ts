import { BLOB_STORE, useCase } from '@callboard/core'
import { getRecord } from '../../contract/index.ts'
import { staffRecordView } from './record-view.ts'

export const GetRecord = useCase(getRecord, { blobs: BLOB_STORE }, async ({ needs, subject: { record } }) =>
  staffRecordView(record, needs.blobs),
)
