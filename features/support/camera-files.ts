import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runMedia } from './media-program.ts'

/** Files as people bring them, by name, made by the ffmpeg of this machine. */
export type CameraFiles = ReadonlyMap<CameraFileName, Buffer>
export type CameraFileName =
  | keyof typeof RECIPES
  | 'turned.mp4'
  | 'cut.mp4'
  | 'cut.webm'
  | 'lost-index.mp4'
  | 'text.mp4'

const H264 = ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p'] as const
const AAC = ['-c:a', 'aac'] as const
const REALTIME = ['-deadline', 'realtime'] as const
const pictures = (size: string, rate: number, seconds: number) => [
  ...['-f', 'lavfi', '-i', `testsrc2=size=${size}:rate=${rate}:duration=${seconds}`],
]
const tone = (seconds: number) => ['-f', 'lavfi', '-i', `sine=frequency=440:duration=${seconds}`]

/** White above black in an upright picture of 240 by 320, stored lying on its side. */
const LYING = 'color=c=black:s=240x320:r=30:d=1,drawbox=w=240:h=160:color=white:t=fill,transpose=2'

const RECIPES = {
  'short.mp4': [...pictures('320x240', 30, 0.4), ...tone(0.4), ...H264, ...AAC],
  'silent.mp4': [...pictures('320x240', 30, 2), ...H264],
  'sound.mp4': [...tone(2), ...AAC],
  'upright-hevc.mov': [
    ...[...pictures('360x640', 30, 1), ...tone(1), ...AAC],
    ...['-c:v', 'libx265', '-preset', 'ultrafast', '-x265-params', 'log-level=none'],
    ...['-pix_fmt', 'yuv420p10le'],
  ],
  'lying.mp4': ['-f', 'lavfi', '-i', LYING, ...H264],
  'odd.mkv': [
    ...pictures('321x241', 30, 1),
    '-c:v',
    'libx264',
    '-preset',
    'ultrafast',
    '-pix_fmt',
    'yuv444p',
  ],
  'uneven.mkv': [
    ...[...pictures('320x240', 30, 3), '-vf', "select='not(mod(n,7))+lt(t,1)'", '-vsync', 'vfr'],
    ...['-c:v', 'libvpx', ...REALTIME],
  ],
  '4k60.mp4': [...pictures('3840x2160', 60, 0.5), ...tone(0.5), ...H264, ...AAC],
  'slow.webm': [
    ...pictures('320x240', 15, 2),
    ...tone(2),
    '-c:v',
    'libvpx-vp9',
    ...REALTIME,
    '-c:a',
    'libopus',
  ],
  'whole.mp4': [...pictures('320x240', 30, 3), ...tone(3), ...H264, ...AAC, '-movflags', '+faststart'],
  'whole.webm': [...pictures('320x240', 30, 3), ...tone(3), ...H264, '-c:a', 'libopus', '-f', 'matroska'],
} as const

const cut = (bytes: Buffer) => bytes.subarray(0, Math.floor(bytes.length * 0.6))

export async function cameraFiles(): Promise<CameraFiles> {
  const folder = await mkdtemp(join(tmpdir(), 'camera-files-'))
  try {
    const files = new Map<CameraFileName, Buffer>()
    for (const [name, recipe] of Object.entries(RECIPES)) {
      await runMedia('ffmpeg', [...recipe, join(folder, name)])
      files.set(name as keyof typeof RECIPES, await readFile(join(folder, name)))
    }
    // The muxer writes how a picture is to be turned only when it does not encode it.
    const turned = ['-i', join(folder, 'lying.mp4'), '-c', 'copy', '-metadata:s:v', 'rotate=270']
    await runMedia('ffmpeg', [...turned, join(folder, 'turned.mp4')])
    files.set('turned.mp4', await readFile(join(folder, 'turned.mp4')))
    files.set('cut.mp4', cut(files.get('whole.mp4')!))
    files.set('cut.webm', cut(files.get('whole.webm')!))
    // Its index stands at the end.
    files.set('lost-index.mp4', cut(files.get('silent.mp4')!))
    files.set('text.mp4', Buffer.from('This is a letter and no video.\n'.repeat(100)))
    return files
  } finally {
    await rm(folder, { recursive: true })
  }
}

/** @param bytes of a picture or video. @returns mean brightness, 0 to 255, of its upper and its lower half */
export async function halves(bytes: Uint8Array): Promise<readonly [upper: number, lower: number]> {
  return await within(bytes, async (file) => {
    const grey = ['-frames:v', '1', '-vf', 'scale=1:2:flags=area,format=gray', '-f', 'rawvideo', 'pipe:1']
    const [upper = Number.NaN, lower = Number.NaN] = await runMedia('ffmpeg', ['-i', file, ...grey])
    return [upper, lower]
  })
}

interface ProbedStream {
  readonly codec_type: string
  readonly codec_name: string
  readonly width?: number
  readonly height?: number
  readonly pix_fmt?: string
  readonly side_data_list?: readonly { readonly rotation?: number }[]
}

export interface ProbedFile {
  readonly streams: readonly ProbedStream[]
  readonly format: { readonly duration?: string; readonly format_name: string }
}

/** The output of ffprobe, independent of the product's own reading. */
export const probed = (bytes: Uint8Array): Promise<ProbedFile> =>
  within(bytes, async (file) => {
    const shown = ['-of', 'json', '-show_streams', '-show_format']
    return JSON.parse((await runMedia('ffprobe', [...shown, file])).toString()) as ProbedFile
  })

async function within<T>(bytes: Uint8Array, work: (file: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'probed-'))
  try {
    const file = join(folder, 'file')
    await writeFile(file, bytes)
    return await work(file)
  } finally {
    await rm(folder, { recursive: true })
  }
}
