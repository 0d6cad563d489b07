import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { WorkFiles } from '@callboard/review'

/** Real files, since the fake media tool works on files too. */
export const nodeWorkFiles: WorkFiles = {
  write: (file, source) => pipeline(source, createWriteStream(file)),
  read: (file) => createReadStream(file),
}
