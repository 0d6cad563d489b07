import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { appendFile, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { runMedia } from './media-program.ts'

const CHUNK = 16 * 1024 * 1024

/** SHA-256 of a file, hex. */
export async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file, { highWaterMark: 1024 * 1024 }), hash)
  return hash.digest('hex')
}

/** Writes an MP4 of two seconds that has so many bytes, no two parts of which are the same. @param bytes under 4 GiB */
export async function makeLargeFile(file: string, bytes: number): Promise<void> {
  const made = ['-f', 'lavfi', '-i', 'testsrc=d=2:s=320x240', '-pix_fmt', 'yuv420p', file]
  await runMedia('ffmpeg', made)
  let left = bytes - (await stat(file)).size
  // Players leave what stands behind the last box alone.
  const box = Buffer.alloc(8)
  box.writeUInt32BE(left)
  box.write('free', 4)
  await appendFile(file, box)
  left -= box.length
  for (let turn = 0; left > 0; turn += 1) {
    const chunk = Buffer.alloc(Math.min(CHUNK, left), `${turn} `)
    await appendFile(file, chunk)
    left -= chunk.length
  }
}
