import { type Actor, BLOB_STORE, CLOCK, DomainError, jobHandler, SCRATCH_SPACE } from '@callboard/core'
import type { PayloadOf } from '@callboard/core/http-contract'
import { videoProgress, videoReady, videoUpdated } from '../../contract/index.ts'
import { originalKey, originalType, pieceKey, type Take } from '../../domain/take.ts'
import {
  failed,
  nextAttempt,
  playableKey,
  ready,
  thumbnailKey,
  thumbnailSecond,
  type Video,
} from '../../domain/video.ts'
import { assembleTake } from '../jobs.ts'
import { MEDIA_TOOL, type Piece, REVIEW_STORE, WORK_FILES } from '../ports/index.ts'
import { ProgressTeller } from './progress-teller.ts'
import { ReviewViews } from './review-view.ts'

interface Work {
  readonly take: Take
  readonly videoId: string
  /** The pieces that make the take, by number. */
  readonly pieces: readonly Piece[]
}

type Outcome = (video: Video) => Video

const BAD_MEDIA = 'bad_media'
const WAITING =
  'This recording has to be converted, and this installation has no encoder. The recording is kept.'

/**
 * Joins the pieces of a take to its original and makes that playable. It may be killed anywhere and run again,
 * also beside another run of the same take: the original is stored whole or not at all, and the row is written last.
 */
export class AssembleTake extends jobHandler(assembleTake, {
  store: REVIEW_STORE,
  blobs: BLOB_STORE,
  scratch: SCRATCH_SPACE,
  files: WORK_FILES,
  media: MEDIA_TOOL,
  views: ReviewViews,
  clock: CLOCK,
}) {
  async run(_actor: Actor, input: PayloadOf<typeof assembleTake>): Promise<void> {
    const work = await this.#begin(input.take)
    if (!work) return
    await this.#settle(work, await this.#outcomeOf(work))
  }

  /** Counts the try. @returns null when there is nothing to do */
  async #begin(takeId: string): Promise<Work | null> {
    return await this.needs.store.write(async ({ takes, videos, pieces }, outbox) => {
      const take = await takes.lock(takeId)
      const video = await videos.byTake(takeId)
      if (take?.state !== 'done' || !video || video.state === 'ready') return null
      const trying = nextAttempt(video)
      await videos.save(trying)
      if (trying.state !== video.state) {
        outbox.signal(videoUpdated, take.sessionId, { staff: this.needs.views.video(trying) })
      }
      const all = await pieces.ofTake(takeId)
      return { take, videoId: video.id, pieces: all.filter((piece) => piece.number <= take.joined) }
    })
  }

  async #outcomeOf(work: Work): Promise<Outcome> {
    await this.#storeOriginal(work)
    try {
      return await this.#makePlayable(work)
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== BAD_MEDIA) throw error
      return (video) => ({ ...failed(video, error.message), originalKey: originalKey(work.take) })
    }
  }

  async #storeOriginal({ take, pieces }: Work): Promise<void> {
    const { device } = take
    if (device === null) throw new Error(`Nobody has recorded take ${take.id}.`)
    const key = originalKey(take)
    const keys = pieces.map(({ number }) => pieceKey(take.id, device, number))
    const total = pieces.reduce((sum, piece) => sum + piece.size, 0)
    if ((await this.needs.blobs.info(key))?.size !== total) {
      await this.needs.blobs.write(key, this.#joined(keys), originalType(take))
      const stored = await this.needs.blobs.info(key)
      if (stored?.size !== total) throw new Error(`The original of take ${take.id} was not stored whole.`)
    }
    if (take.closedBy !== 'device') return
    // Pieces behind a gap stay: they are in no file yet.
    for (const key of keys) await this.needs.blobs.remove(key)
    for (const part of await this.needs.blobs.list(`takes/${take.id}/partial-`))
      await this.needs.blobs.remove(part)
  }

  async *#joined(keys: readonly string[]): AsyncIterable<Uint8Array> {
    for (const key of keys) yield* await this.needs.blobs.read(key)
  }

  #makePlayable({ take, videoId }: Work): Promise<Outcome> {
    return this.needs.scratch.within(async (folder): Promise<Outcome> => {
      const original = originalKey(take)
      const source = `${folder}/source`
      const target = `${folder}/take.mp4`
      await this.needs.files.write(source, await this.needs.blobs.read(original))
      if ((await this.#toMp4(source, target, take, videoId)) === 'needs_encoder') {
        return (video) => ({ ...video, state: 'waiting', reason: WAITING, originalKey: original })
      }
      const facts = await this.needs.media.probe(target)
      if (!facts) throw new DomainError('rule', BAD_MEDIA, 'The recording cannot be read as a video.')
      const { durationSeconds: duration, width, height, fps } = facts
      const playable = playableKey(videoId, take)
      const size = await this.needs.blobs.write(playable, this.needs.files.read(target), 'video/mp4')
      const picture = `${folder}/thumbnail.jpg`
      const made = {
        duration,
        width,
        height,
        fps,
        size,
        originalKey: original,
        playableKey: playable,
        thumbnailKey: await this.#picture(target, duration, picture, thumbnailKey(videoId, take)),
      }
      return (video) => ready(video, made)
    })
  }

  async #toMp4(source: string, target: string, take: Take, videoId: string) {
    const progress = new ProgressTeller(this.needs.clock, (percent) =>
      this.needs.store.write(async (_repositories, outbox) =>
        outbox.signal(videoProgress, take.sessionId, { staff: { _id: videoId, progress: percent } }),
      ),
    )
    try {
      return await this.needs.media.toMp4(source, target, (share) => void progress.reached(share))
    } finally {
      await progress.settled()
    }
  }

  /** @returns its key, or null where this install cannot decode */
  async #picture(file: string, duration: number, target: string, key: string): Promise<string | null> {
    if ((await this.needs.media.still(file, thumbnailSecond(duration), target)) === 'needs_encoder')
      return null
    await this.needs.blobs.write(key, this.needs.files.read(target), 'image/jpeg')
    return key
  }

  /**
   * When the take has changed since the work began, its result is outdated: the change has brought a job of its own.
   */
  async #settle(work: Work, outcome: Outcome): Promise<void> {
    await this.needs.store.write(async ({ takes, videos }, outbox) => {
      const take = await takes.lock(work.take.id)
      const isSame =
        take?.state === 'done' && take.joined === work.take.joined && take.closedBy === work.take.closedBy
      if (!isSame) return
      const video = await videos.lock(work.videoId)
      if (!video) return
      const next = outcome(video)
      await videos.save(next)
      outbox.signal(videoUpdated, next.sessionId, { staff: this.needs.views.video(next) })
      if (next.state === 'ready') {
        outbox.publish(videoReady, { video_id: next.id, session_id: next.sessionId, group_id: next.groupId })
      }
    })
  }
}
