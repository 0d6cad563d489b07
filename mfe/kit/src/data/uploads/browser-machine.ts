import { putFile } from '../upload/put-file.ts'
import type { UploadMachine } from './upload-queue.ts'

/** A slow phone hands a whole part to its network at once and sends it for a while without a sign. Milliseconds. */
const MOVES_WITHIN = 120_000

const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')

export const browserMachine: UploadMachine = {
  put: (address, part, onProgress, signal) =>
    putFile(address, part, { onProgress, signal, stalledAfter: MOVES_WITHIN }),
  sha256: async (part) => hex(await crypto.subtle.digest('SHA-256', await part.arrayBuffer())),
  poster: async (file) => await (await import('./still-of-video.ts')).posterOfFile(file),
  pause: (milliseconds, signal) =>
    new Promise((resolve) => {
      const ended = new AbortController()
      const end = () => {
        clearTimeout(timer)
        ended.abort()
        resolve()
      }
      const timer = setTimeout(end, milliseconds)
      addEventListener('online', end, { signal: ended.signal })
      signal.addEventListener('abort', end, { signal: ended.signal })
    }),
}
