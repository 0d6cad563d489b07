import { call } from '@callboard/kit/data'
import { type UploadServer, uploadServer } from '@callboard/kit/uploads'
import { beginSelfTape } from '@callboard/review/contract'

/** Videos of the check-in to a Video Submission. @param ticket of the page as it is now */
export const selfTapeServer = (ticket: () => string): UploadServer =>
  uploadServer((file, options) => call(beginSelfTape, { ticket: ticket(), ...file }, options))
