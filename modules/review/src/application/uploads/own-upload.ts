import { BLOB_STORE, CLOCK, conflict, invalid, useCase } from '@callboard/core'
import { lookUpUpload, PIECE_TYPE, removeUpload, uploadPartAddresses } from '../../contract/index.ts'
import { hasPart, isKept, lengthOfPart, PART_ADDRESS_SECONDS, partKey } from '../../domain/upload.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { UploadSweeper } from './upload-sweeper.ts'
import { uploadView } from './upload-view.ts'

export const LookUpUpload = useCase(lookUpUpload, { store: REVIEW_STORE }, ({ needs, subject: { upload } }) =>
  needs.store.read(async ({ uploadParts }) => uploadView(upload, await uploadParts.ofUpload(upload.id))),
)

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

export const RemoveUpload = useCase(
  removeUpload,
  { store: REVIEW_STORE, sweeper: UploadSweeper, clock: CLOCK },
  async ({ needs, subject: { upload } }) => {
    await needs.store.write(async ({ uploads }, outbox) => {
      const locked = await uploads.lock(upload.id)
      if (!locked) return
      if (isKept(locked) || locked.claimedBy !== null)
        throw conflict('upload_kept', 'This video was handed in already.')
      await uploads.remove(upload.id)
      needs.sweeper.onceMore(outbox, upload.id)
    })
    await needs.sweeper.removeFiles(upload.id)
    return { success: true }
  },
)
