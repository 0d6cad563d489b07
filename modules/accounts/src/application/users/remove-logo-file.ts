import { BLOB_STORE, jobHandler } from '@callboard/core'
import { removeLogoFile } from '../jobs.ts'

/** Removes the file of a logo that no account has any more. */
export const RemoveLogoFile = jobHandler(
  removeLogoFile,
  { blobs: BLOB_STORE },
  async ({ needs, payload: { key } }) => {
    await needs.blobs.remove(key)
  },
)
