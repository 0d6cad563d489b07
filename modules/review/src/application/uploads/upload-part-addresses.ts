import { BLOB_STORE, conflict, invalid, useCase } from '@callboard/core'
import { PIECE_TYPE, uploadPartAddresses } from '../../contract/index.ts'
import { hasPart, lengthOfPart, partKey } from '../../domain/upload.ts'
import { REVIEW_STORE } from '../ports/index.ts'

/** A part of 8 MiB takes this long at half a megabit; a slower line asks for another address and sends it again. */
export const PART_ADDRESS_SECONDS = 150

/** Parts that are confirmed already get no address: nothing may write over them. */
export const UploadPartAddresses = useCase(
  uploadPartAddresses,
  { store: REVIEW_STORE, blobs: BLOB_STORE },
  async ({ needs, input, subject: { upload } }) => {
    if (upload.state !== 'sending') throw conflict('upload_ended', 'This upload has ended already.')
    if (!input.parts.every((part) => hasPart(upload, part)))
      throw invalid('parts', 'This upload has fewer parts.')
    const parts = await needs.store.read(({ uploadParts }) => uploadParts.ofUpload(upload.id))
    const confirmed = new Set(parts.map(({ number }) => number))
    return {
      addresses: input.parts
        .filter((part) => !confirmed.has(part))
        .map((part) => {
          const bytes = lengthOfPart(upload, part)
          const rights = { contentType: PIECE_TYPE, maxBytes: bytes, bytes, seconds: PART_ADDRESS_SECONDS }
          return { part, url: needs.blobs.signPut(partKey(upload.id, part), rights) }
        }),
    }
  },
)
