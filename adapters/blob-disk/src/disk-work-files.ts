import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { WorkFiles } from '@callboard/review'

/** Files of a scratch folder, read and written in streams. */
export const diskWorkFiles: WorkFiles = {
  write: (file, source) => pipeline(source, createWriteStream(file)),
  read: (file) => createReadStream(file),
}
