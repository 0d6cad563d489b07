import { type Actor, BLOB_STORE, jobHandler } from '@callboard/core'
import type { PayloadOf } from '@callboard/core/http-contract'
import { archiveKey } from '../../domain/archive.ts'
import { removeArchive } from '../jobs.ts'

/** An archive is gone when its link expires. */
export class RemoveArchive extends jobHandler(removeArchive, { blobs: BLOB_STORE }) {
  async run(_actor: Actor, input: PayloadOf<typeof removeArchive>): Promise<void> {
    await this.needs.blobs.remove(archiveKey(input.archive))
  }
}
