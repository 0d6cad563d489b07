import type { Actor, BlobStore } from '@callboard/core'
import type { PayloadOf } from '@callboard/core/http-contract'
import { archiveKey } from '../domain/archive.ts'
import type { removeArchive } from './jobs.ts'

/** An archive is gone when its link expires. */
export class RemoveArchive {
  readonly #blobs: BlobStore

  constructor(blobs: BlobStore) {
    this.#blobs = blobs
  }

  async run(_actor: Actor, input: PayloadOf<typeof removeArchive>): Promise<void> {
    await this.#blobs.remove(archiveKey(input.archive))
  }
}
