import { type Actor, type BlobStore, missing } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import type { downloadArchive } from '../contract/index.ts'
import { archiveKey } from '../domain/archive.ts'
import type { ArchiveLinks } from './archive-link.ts'
import type { ReviewStore } from './ports/index.ts'

/** Whoever has the link of the mail may download until it expires. */
export class DownloadArchive {
  readonly #store: ReviewStore
  readonly #blobs: BlobStore
  readonly #links: ArchiveLinks

  constructor(store: ReviewStore, blobs: BlobStore, links: ArchiveLinks) {
    this.#store = store
    this.#blobs = blobs
    this.#links = links
  }

  async run(_actor: Actor, input: InputOf<typeof downloadArchive>): Promise<ReplyOf<typeof downloadArchive>> {
    const archiveId = this.#links.opened(input.secret)
    const archive = archiveId ? await this.#store.read(({ archives }) => archives.find(archiveId)) : null
    if (archive?.state !== 'ready') throw missing('This download')
    const downloadName = `${archive.fileName}.zip`
    return { location: this.#blobs.signGet(archiveKey(archive.id), { seconds: 900, downloadName }) }
  }
}
