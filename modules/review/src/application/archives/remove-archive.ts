import { BLOB_STORE, jobHandler } from '@callboard/core'
import { archiveKey } from '../../domain/archive.ts'
import { removeArchive } from '../jobs.ts'

/** An archive is gone when its link expires. */
export const RemoveArchive = jobHandler(removeArchive, { blobs: BLOB_STORE }, async ({ needs, payload }) => {
  await needs.blobs.remove(archiveKey(payload.archive))
})
