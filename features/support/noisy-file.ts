import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runMedia } from './media-program.ts'

/** An MP4 that stays as large when it is made into a take: about 0.7 MB for each of its pictures, which are noise. */
export async function noisyFile(pictures: number): Promise<Buffer> {
  const folder = await mkdtemp(join(tmpdir(), 'noisy-file-'))
  try {
    const file = join(folder, 'noise.mp4')
    const noise = ['-f', 'lavfi', '-i', 'color=gray:s=640x480:r=25,noise=alls=100:allf=t']
    const fine = ['-c:v', 'libx264', '-preset', 'ultrafast', '-qp', '1', '-pix_fmt', 'yuv420p']
    await runMedia('ffmpeg', [...noise, '-frames:v', String(pictures), ...fine, file])
    return await readFile(file)
  } finally {
    await rm(folder, { recursive: true })
  }
}
