import { assembleTake } from '../application/jobs.ts'
import * as api from '../contract/endpoints.ts'
import { PIECE_TYPE } from '../contract/index.ts'
import { pieceKey } from '../domain/take.ts'
import { type ReviewWorld, sha256 } from './review-world.ts'

/** A recording as the fake media tool reads it. */
export const recording = (durationSeconds: number, videoCodec = 'h264', audioSeconds = durationSeconds) =>
  JSON.stringify({
    durationSeconds,
    audioSeconds,
    width: 640,
    height: 360,
    fps: 30,
    videoCodec,
    audioCodec: 'opus',
  })

export const inPieces = (text: string, count: number) => {
  const length = Math.ceil(text.length / count)
  return Array.from({ length: count }, (_, index) => text.slice(index * length, (index + 1) * length))
}

/** The talent's device, when a test has one only. */
export const PHONE = 'phone'

/**
 * Steps of device and staff with a take, in a world that each test has anew.
 * @param actor whose device records
 */
export function takeSteps(world: () => ReviewWorld, actor = () => world().device('ann')) {
  const start = () => world().call(api.startTakes, world().director, { session: world().session })
  const review = () => world().call(api.getReview, world().director, { session: world().session })
  const videos = async () => (await review()).groups.flatMap((group) => group.videos)
  const put = (take: string, piece: number, text: string, device = PHONE) =>
    world().blobs.write(pieceKey(take, device, piece), new TextEncoder().encode(text), PIECE_TYPE)
  const confirm = (take: string, piece: number, text: string, device = PHONE) =>
    world().call(api.confirmPiece, actor(), {
      id: take,
      device,
      piece,
      size: Buffer.byteLength(text),
      sha256: sha256(text),
    })
  const send = async (take: string, pieces: readonly string[], from = 1, device = PHONE) => {
    for (const [index, text] of pieces.entries()) {
      await put(take, from + index, text, device)
      await confirm(take, from + index, text, device)
    }
  }
  const confirmed = async (id: string) => (await world().call(api.listPieces, actor(), { id })).pieces
  const finish = (id: string, pieces: number, device = PHONE) =>
    world().call(api.finishTake, actor(), { id, pieces, device })
  const assemble = (take: string) => world().mortalWork(assembleTake, { take })
  /** Ann's take, not answered yet. */
  const askedTake = async () => {
    const { takes } = await start()
    return takes.find(({ record }) => record === 'ann')!._id
  }
  const begin = (id: string, device = PHONE) =>
    world().call(api.takeStarted, actor(), { id, mime_type: 'video/webm;codecs=h264', device })
  /** Ann's take, which records. */
  const recordingTake = async () => {
    const take = await askedTake()
    await begin(take)
    return take
  }
  const readyVideo = async () => {
    const take = await recordingTake()
    await send(take, inPieces(recording(6), 3))
    await finish(take, 3)
    await assemble(take)
    const video = (await videos()).at(-1)
    return { take, video: video! }
  }
  return {
    start,
    videos,
    put,
    confirm,
    send,
    confirmed,
    finish,
    assemble,
    askedTake,
    begin,
    recordingTake,
    readyVideo,
  }
}
