import { type BlobStore, conflict } from '@callboard/core'
import type { CheckInRecord } from '../../domain/index.ts'
import { staffRecordView } from './record-view.ts'

/** @throws DomainError conflict `changed` with the record as it is now */
export function expectVersion(record: CheckInRecord, version: number, blobs: BlobStore): void {
  if (record.version === version) return
  throw conflict('changed', 'Somebody else has changed this in the meantime.', staffRecordView(record, blobs))
}
