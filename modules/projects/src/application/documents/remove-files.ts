import { type Actor, BLOB_STORE, jobHandler, type PayloadOf } from '@callboard/core'
import { removeFiles } from '../jobs.ts'

export class RemoveFiles extends jobHandler(removeFiles, { blobs: BLOB_STORE }) {
  async run(_actor: Actor, { keys }: PayloadOf<typeof removeFiles>): Promise<void> {
    for (const key of keys) await this.needs.blobs.remove(key)
  }
}
