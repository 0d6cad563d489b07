import {
  beginGroupUpload,
  completeUpload,
  confirmUploadPart,
  lookUpUpload,
  PIECE_TYPE,
  removeUpload,
  sendUploadPoster,
  UPLOAD_PART_BYTES,
  uploadFault,
  uploadPartAddresses,
} from '@callboard/review/contract'
import { type CallOptions, call } from '../call/call.ts'
import type { UploadRef, UploadServer } from './upload-queue.ts'

/** A line that broke in the middle answers nothing. Joining and checking are not waited for. Milliseconds. */
const ANSWER: CallOptions = { timeout: 30_000 }

/** What an upload of a video asks of the server once it has begun. */
const steps: Omit<UploadServer, 'begin'> = {
  partBytes: UPLOAD_PART_BYTES,
  partType: PIECE_TYPE,
  refusal: (file) => uploadFault(file)?.[1] ?? null,
  lookUp: (ref: UploadRef) => call(lookUpUpload, { ...ref }, ANSWER),
  address: async (ref, part) => {
    const { addresses } = await call(uploadPartAddresses, { ...ref, parts: [part] }, ANSWER)
    return addresses[0]?.url ?? null
  },
  confirm: async (ref, part, sha256) => {
    await call(confirmUploadPart, { ...ref, part, sha256 }, ANSWER)
  },
  complete: (ref) => call(completeUpload, { ...ref }, ANSWER),
  showPoster: async (ref, picture) => {
    await call(sendUploadPoster, { ...ref, file: picture }, ANSWER)
  },
  remove: async (ref) => {
    await call(removeUpload, { ...ref }, ANSWER)
  },
}

/** Facts of a file as an upload begins with them. */
type ChosenFile = Pick<File, 'name' | 'type' | 'size'>

/** @param begin asks for the upload, with these options of the call */
export const uploadServer = (
  begin: (file: ChosenFile, options: CallOptions) => ReturnType<UploadServer['begin']>,
): UploadServer => ({
  ...steps,
  begin: ({ name, type, size }) => begin({ name, type, size }, ANSWER),
})

/** Videos that staff add to a group. */
export const groupUploadServer = (group: string): UploadServer =>
  uploadServer(async (file, options) => ({
    upload: await call(beginGroupUpload, { id: group, ...file }, options),
  }))
