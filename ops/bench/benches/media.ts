import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addToGroup, sessionRoom } from '@callboard/lobby/contract'
import { FfmpegTool, findFfmpeg } from '@callboard/media-ffmpeg'
import { listOwnTakes, startTakes, stopTakes, type VideoView, videoUpdated } from '@callboard/review/contract'
import { ApiClient } from '../../../features/drivers/http/api-client.ts'
import { LiveClient } from '../../../features/drivers/http/live-client.ts'
import { prepareCheckIn, signIn, startSession } from '../../../features/drivers/http/office.ts'
import { TakeDevice } from '../../../features/drivers/http/take-device.ts'
import { startEmbedded } from '../../../features/peers/embedded.ts'
import { runMedia } from '../../../features/support/media-program.ts'
import { median } from '../measure/alternate.ts'
import { absolute, compared, type Figure } from '../measure/figure.ts'

const SECONDS = 60
const PIECES = SECONDS / 2
const STOPS = 5
/** A tenth of the length of the take. */
const PLAYABLE_MS = (SECONDS * 1_000) / 10

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await work()
  return performance.now() - began
}

/** A take as Chromium records it at 720p: a Matroska stream without duration or cues. */
const record = (file: string) =>
  runMedia('ffmpeg', [
    ...['-f', 'lavfi', '-i', `testsrc2=size=1280x720:rate=30:duration=${SECONDS}`],
    ...['-f', 'lavfi', '-i', `sine=frequency=440:duration=${SECONDS}`],
    ...['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-b:v', '5M', '-g', '100'],
    ...['-c:a', 'libopus', '-f', 'matroska', '-live', '1', file],
  ])

/** PER-11: a take that is made playable, and a picture of it, against ffmpeg alone. */
export async function media(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'callboard-media-'))
  const at = (name: string) => join(folder, name)
  try {
    const programs = await findFfmpeg()
    if (!programs) throw new Error('There is no ffmpeg.')
    const tool = new FfmpegTool(programs)
    const [take, playable] = [at('take.webm'), at('playable.mp4')]
    await record(take)
    await tool.toMp4(take, playable)

    const copy = () =>
      timed(() => runMedia('ffmpeg', ['-i', take, '-c:v', 'copy', '-movflags', '+faststart', at('bare.mp4')]))
    const made = () =>
      timed(async () => {
        await tool.toMp4(take, at('made.mp4'))
        await tool.still(at('made.mp4'), 1, at('made.jpg'))
      })
    const middle = String(SECONDS / 2)
    const picture = ['-frames:v', '1', '-vf', 'scale=640:-2', '-q:v', '3', '-update', '1', at('bare.jpg')]
    const bareStill = () => timed(() => runMedia('ffmpeg', ['-ss', middle, '-i', playable, ...picture]))
    const still = () => timed(() => tool.still(playable, SECONDS / 2, at('own.jpg')))
    const titles = { id: 'PER-11', unit: 'ms' } as const
    return [
      await compared({ ...titles, name: 'Picture of a video at a time', limit: 1.3 }, bareStill, still),
      await compared(
        { ...titles, name: `Take of ${SECONDS} s made playable, against -c:v copy`, limit: 2 },
        copy,
        made,
      ),
      absolute(
        { ...titles, name: `From the last piece to a playable take of ${SECONDS} s`, limit: PLAYABLE_MS },
        await stopToPlayable(await piecesOf(take)),
      ),
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function piecesOf(file: string): Promise<Buffer[]> {
  const bytes = await readFile(file)
  const size = Math.ceil(bytes.length / PIECES)
  return Array.from({ length: PIECES }, (_, n) => bytes.subarray(n * size, (n + 1) * size))
}

/** All pieces but the last are there when Stop is pressed. @returns median milliseconds */
async function stopToPlayable(pieces: readonly Buffer[]): Promise<number> {
  const studio = await startEmbedded({ CALLBOARD_CHECK_REPLIES: 'false' })
  try {
    const { origin } = studio
    const director = await signIn(origin, 'director')
    const stops: number[] = []
    for (let stop = 0; stop < STOPS; stop += 1) {
      const session = await startSession(director, ['Barista'])
      const onboard = { uri: session.studio_uri, session: session._id }
      const arrival = await (await prepareCheckIn(origin, onboard, 'Ana', 'Barista')).submit()
      await director.call(addToGroup, { id: arrival.record_id })
      await director.call(startTakes, { session: session._id })
      const page = new ApiClient(origin, arrival.page_key ?? '')
      const [own] = (await page.call(listOwnTakes, {})).takes
      if (!own) throw new Error('The device was not asked to record.')
      const device = new TakeDevice(origin, page, own._id)
      await device.send(pieces.slice(0, -1))
      const lobby = new LiveClient(origin, director.token ?? '')
      await lobby.join(sessionRoom, session._id)
      const ready = lobby.heard<VideoView>(videoUpdated, ({ state }) => state === 'ready')
      stops.push(
        await timed(async () => {
          await director.call(stopTakes, { session: session._id })
          await device.send(pieces)
          await device.finish()
          await ready
        }),
      )
      lobby.close()
    }
    return median(stops)
  } finally {
    await studio.stop()
  }
}
