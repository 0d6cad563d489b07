import { BLOB_STORE, jobHandler } from '@callboard/core'
import { removeFiles } from '../jobs.ts'

export const RemoveFiles = jobHandler(
  removeFiles,
  { blobs: BLOB_STORE },
  async ({ needs, payload: { keys } }) => {
    for (const key of keys) await needs.blobs.remove(key)
  },
)
