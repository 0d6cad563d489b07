import { BLOB_STORE, missing, useCase } from '@callboard/core'
import { downloadArchive } from '../../contract/index.ts'
import { archiveKey } from '../../domain/archive.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { ArchiveLinks } from './archive-view.ts'

/** The link of the mail alone gives the right to download until it expires. */
export const DownloadArchive = useCase(
  downloadArchive,
  { store: REVIEW_STORE, blobs: BLOB_STORE, links: ArchiveLinks },
  async ({ needs, input }) => {
    const archiveId = needs.links.opened(input.secret)
    const archive = archiveId ? await needs.store.read(({ archives }) => archives.find(archiveId)) : null
    if (archive?.state !== 'ready') throw missing('This download')
    const downloadName = `${archive.fileName}.zip`
    return { location: needs.blobs.signGet(archiveKey(archive.id), { seconds: 900, downloadName }) }
  },
)
