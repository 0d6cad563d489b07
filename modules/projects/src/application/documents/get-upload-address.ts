import { type Actor, BLOB_STORE, CLOCK, IDS, invalid, useCase } from '@callboard/core'
import type { InputOf, ReplyOf } from '@callboard/core/http-contract'
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

export class GetUploadAddress extends useCase(getUploadAddress, {
  store: PROJECTS_STORE,
  blobs: BLOB_STORE,
  ids: IDS,
  clock: CLOCK,
}) {
  async run(
    actor: Actor,
    { filename, mimeType }: InputOf<typeof getUploadAddress>,
  ): Promise<ReplyOf<typeof getUploadAddress>> {
    const { userId } = signedIn(actor)
    const ending = documentEnding(filename)
    if (ending === null) throw invalid('filename', WRONG_KIND_OF_DOCUMENT)
    const contentType = DOCUMENT_TYPES[ending]
    if (mimeType && mimeType !== contentType) throw invalid('mimeType', WRONG_KIND_OF_DOCUMENT)
    const askedAt = this.needs.clock.now()
    const key = uploadKey(this.needs.ids.next(), askedAt, ending)
    await this.needs.store.write(({ documents }) => documents.addUpload({ key, userId, ending, askedAt }))
    const rights = { contentType, maxBytes: DOCUMENT_LIMIT_BYTES, seconds: ADDRESS_SECONDS }
    return { url: this.needs.blobs.signPut(key, rights), Key: key, content_type: contentType }
  }
}
