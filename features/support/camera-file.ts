import { spawnSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A file of a browser's file input. */
export interface ChosenFile {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

/** More than one part of an upload. */
const PADDING = 9 * 1024 * 1024

/** An MP4 of two seconds from a camera, of more than one part. @param name without its ending */
export async function cameraFile(name: string): Promise<ChosenFile> {
  const folder = await mkdtemp(join(tmpdir(), 'camera-file-'))
  try {
    const file = join(folder, 'camera.mp4')
    const made = ['-f', 'lavfi', '-i', 'testsrc=d=2:s=320x240', '-pix_fmt', 'yuv420p', '-y', file]
    const { status, stderr } = spawnSync('ffmpeg', made, { encoding: 'utf8' })
    if (status !== 0) throw new Error(`ffmpeg made no video:\n${stderr}`)
    // Players leave what stands behind the last box alone.
    const padding = Buffer.alloc(PADDING)
    padding.writeUInt32BE(padding.length)
    padding.write('free', 4)
    return {
      name: `${name}.mp4`,
      mimeType: 'video/mp4',
      buffer: Buffer.concat([await readFile(file), padding]),
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}
