import { type Actor, BLOB_STORE, missing, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
import { downloadArchive } from '../../contract/index.ts'
import { archiveKey } from '../../domain/archive.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { ArchiveLinks } from './archive-view.ts'

/** The link of the mail alone gives the right to download until it expires. */
export class DownloadArchive extends useCase(downloadArchive, {
  store: REVIEW_STORE,
  blobs: BLOB_STORE,
  links: ArchiveLinks,
}) {
  async run(_actor: Actor, input: InputOf<typeof downloadArchive>): Promise<ReplyOf<typeof downloadArchive>> {
    const archiveId = this.needs.links.opened(input.secret)
    const archive = archiveId ? await this.needs.store.read(({ archives }) => archives.find(archiveId)) : null
    if (archive?.state !== 'ready') throw missing('This download')
    const downloadName = `${archive.fileName}.zip`
    return { location: this.needs.blobs.signGet(archiveKey(archive.id), { seconds: 900, downloadName }) }
  }
}
