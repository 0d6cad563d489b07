import { type Actor, type BlobStore, missing, type Sealer } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { downloadArchive } from '../contract/index.ts'
import { archiveKey } from '../domain/archive.ts'
import { ARCHIVE_PURPOSE } from './archive-link.ts'
import type { ReviewStore } from './ports/index.ts'

/** Whoever has the link of the mail may download until it expires. */
export class DownloadArchive {
  readonly #store: ReviewStore
  readonly #blobs: BlobStore
  readonly #sealer: Sealer

  constructor(store: ReviewStore, blobs: BlobStore, sealer: Sealer) {
    this.#store = store
    this.#blobs = blobs
    this.#sealer = sealer
  }

  async run(_actor: Actor, input: InputOf<typeof downloadArchive>): Promise<ReplyOf<typeof downloadArchive>> {
    const archiveId = this.#sealer.open(ARCHIVE_PURPOSE, input.secret)?.archive
    const archive = archiveId ? await this.#store.read(({ archives }) => archives.find(archiveId)) : null
    if (archive?.state !== 'ready') throw missing('This download')
    const downloadName = `${archive.fileName}.zip`
    return { location: this.#blobs.signGet(archiveKey(archive.id), { seconds: 900, downloadName }) }
  }
}
