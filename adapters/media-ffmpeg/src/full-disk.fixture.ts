/** Makes a video playable, and then a picture of it, on a disk without room; tells on its standard output what came of both. Arguments: the video, the folder. */
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DomainError } from '@callboard/core'
import { FfmpegTool } from './ffmpeg-tool.ts'
import { findFfmpeg } from './find-ffmpeg.ts'

const [video, folder] = process.argv.slice(2) as [string, string]
const programs = await findFfmpeg()
if (!programs) throw new Error('no ffmpeg')
const tool = new FfmpegTool(programs)
const outcome = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof DomainError ? `${error.kind} ${error.code}` : String(error)),
  )

const made = await outcome(tool.toMp4(video, join(folder, 'take.mp4')))
const leftBehind = await readdir(folder)
for (let bytes = 1024 * 1024, n = 0; bytes >= 1; n += 1)
  await writeFile(join(folder, `ballast-${n}`), new Uint8Array(bytes)).catch(() => {
    bytes = Math.floor(bytes / 2)
  })
const still = await outcome(tool.still(video, 0, join(folder, 'picture.jpg')))
console.log(JSON.stringify({ made, leftBehind, still }))
