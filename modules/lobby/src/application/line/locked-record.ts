import { type BlobStore, conflict, missing } from '@callboard/core'
import type { CheckInRecord } from '../../domain/index.ts'
import type { LobbyRepositories } from '../ports/index.ts'
import { staffRecordView } from './record-view.ts'

/** The record as it is now that its session is locked. @throws DomainError missing when it was deleted meanwhile */
export async function lockedRecord(
  repositories: LobbyRepositories,
  sessionId: string,
  recordId: string,
): Promise<CheckInRecord> {
  await repositories.lockSession(sessionId)
  const record = await repositories.records.find(recordId)
  if (!record || record.deletedAt !== null) throw missing('This check-in')
  return record
}

/** A refusal with the record as it is now. */
export const changedMeanwhile = (record: CheckInRecord, blobs: BlobStore) =>
  conflict('changed', 'Somebody else has changed this in the meantime.', staffRecordView(record, blobs))

/** @throws DomainError conflict `changed` with the record as it is now */
export function expectVersion(record: CheckInRecord, version: number, blobs: BlobStore): void {
  if (record.version === version) return
  throw changedMeanwhile(record, blobs)
}
