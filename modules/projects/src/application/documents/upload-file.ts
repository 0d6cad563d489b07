import { BLOB_STORE, CLOCK, FILE_SCAN, IDS, invalid, isShownInPlace, useCase } from '@callboard/core'
import { DOCUMENT_TYPES, documentEnding, uploadFile, WRONG_KIND_OF_DOCUMENT } from '../../contract/index.ts'
import { documentName, uploadKey } from '../../domain/document.ts'
import { LOOKED_AT_BYTES } from '../../domain/document-content.ts'
import { PROJECTS_STORE } from '../ports/index.ts'
import { signedIn } from '../project-access.ts'
import { contentFault, sizeFault } from './document-fault.ts'

const ADDRESS_SECONDS = 15 * 60
/** Letters; the ending is kept. */
const LONGEST_NAME = 255

async function* whole(bytes: Uint8Array) {
  yield bytes
}

/** What a file put at an upload address goes through when it becomes a document, this one goes through at once. */
export const UploadFile = useCase(
  uploadFile,
  { store: PROJECTS_STORE, blobs: BLOB_STORE, scan: FILE_SCAN, ids: IDS, clock: CLOCK },
  async ({ needs, actor, input: { filename: named, file } }) => {
    const { userId } = signedIn(actor)
    const { bytes, name } = file
    const filename = named ?? name?.slice(-LONGEST_NAME)
    if (!filename) throw invalid('filename', 'Please name the file.')
    const ending = documentEnding(filename)
    if (ending === null) throw invalid('filename', WRONG_KIND_OF_DOCUMENT)
    const contentType = DOCUMENT_TYPES[ending]
    if (file.contentType !== contentType) throw invalid('file', WRONG_KIND_OF_DOCUMENT)
    const parts = { head: bytes.subarray(0, LOOKED_AT_BYTES), tail: bytes.subarray(-LOOKED_AT_BYTES) }
    const fault =
      sizeFault({ size: bytes.length }) ??
      (await contentFault(needs.scan, ending, parts, async () => whole(bytes)))
    if (fault !== null) throw invalid('file', fault)
    const askedAt = needs.clock.now()
    const key = uploadKey(needs.ids.next(), askedAt, ending)
    // The row first: what becomes no document is removed by it.
    await needs.store.write(({ documents }) => documents.addUpload({ key, userId, ending, askedAt }))
    await needs.blobs.write(key, bytes, contentType)
    const downloadName = documentName(filename)
    const rights = {
      seconds: ADDRESS_SECONDS,
      ...(isShownInPlace(contentType) ? {} : { downloadName }),
    }
    return { url: needs.blobs.signGet(key, rights), Key: key, content_type: contentType }
  },
)
