import { type Actor, BLOB_STORE, jobHandler } from '@callboard/core'
import type { PayloadOf } from '@callboard/core/http-contract'
import { removeLogoFile } from '../jobs.ts'

/** Removes the file of a logo that no account has any more. */
export class RemoveLogoFile extends jobHandler(removeLogoFile, { blobs: BLOB_STORE }) {
  async run(_actor: Actor, { key }: PayloadOf<typeof removeLogoFile>): Promise<void> {
    await this.needs.blobs.remove(key)
  }
}
