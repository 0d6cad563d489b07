import { BLOB_STORE, CLOCK, type Outbox, service } from '@callboard/core'
import { PART_ADDRESS_SECONDS, uploadedKey, uploadFolder, uploadPosterKey } from '../../domain/upload.ts'
import { sweepUpload } from '../jobs.ts'

/** Every address of its parts has expired by then. */
const ONCE_MORE_MS = (PART_ADDRESS_SECONDS + 60) * 1000

/** Removes files of uploads. */
export class UploadSweeper extends service({ blobs: BLOB_STORE, clock: CLOCK }) {
  /** Looks again when nothing can be put to its addresses any more. */
  onceMore(outbox: Outbox, upload: string): void {
    const at = new Date(this.needs.clock.now().getTime() + ONCE_MORE_MS)
    outbox.enqueue(sweepUpload, { upload }, { at, key: `${upload}:ended` })
  }

  async removeFiles(upload: string): Promise<void> {
    for (const key of await this.needs.blobs.list(uploadFolder(upload))) await this.needs.blobs.remove(key)
  }

  /** Of an upload whose original is stored. */
  async removeParts(upload: string): Promise<void> {
    const stays = new Set([uploadedKey(upload), uploadPosterKey(upload)])
    for (const key of await this.needs.blobs.list(uploadFolder(upload)))
      if (!stays.has(key)) await this.needs.blobs.remove(key)
  }
}
