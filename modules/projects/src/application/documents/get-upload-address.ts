import { BLOB_STORE, CLOCK, IDS, invalid, useCase } from '@callboard/core'
import {
  DOCUMENT_LIMIT_BYTES,
  DOCUMENT_TYPES,
  documentEnding,
  getUploadAddress,
  WRONG_KIND_OF_DOCUMENT,
} from '../../contract/index.ts'
import { uploadKey } from '../../domain/document.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { signedIn } from '../project-access.ts'

/** An upload of 100 MB takes a quarter of an hour at 1 Mbit/s; the address must be good when it begins. */
const ADDRESS_SECONDS = 15 * 60

export const GetUploadAddress = useCase(
  getUploadAddress,
  { store: PROJECTS_STORE, blobs: BLOB_STORE, ids: IDS, clock: CLOCK },
  async ({ needs, actor, input: { filename, mimeType } }) => {
    const { userId } = signedIn(actor)
    const ending = documentEnding(filename)
    if (ending === null) throw invalid('filename', WRONG_KIND_OF_DOCUMENT)
    const contentType = DOCUMENT_TYPES[ending]
    if (mimeType && mimeType !== contentType) throw invalid('mimeType', WRONG_KIND_OF_DOCUMENT)
    const askedAt = needs.clock.now()
    const key = uploadKey(needs.ids.next(), askedAt, ending)
    await needs.store.write(({ documents }) => documents.addUpload({ key, userId, ending, askedAt }))
    const rights = { contentType, maxBytes: DOCUMENT_LIMIT_BYTES, seconds: ADDRESS_SECONDS }
    return { url: needs.blobs.signPut(key, rights), Key: key, content_type: contentType }
  },
)
