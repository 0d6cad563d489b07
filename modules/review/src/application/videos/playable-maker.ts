import { BLOB_STORE, CLOCK, DomainError, type Outbox, service } from '@callboard/core'
import { videoProgress, videoReady, videoUpdated } from '../../contract/index.ts'
import { copyMadeAgain, failed, ready, thumbnailSecond, type Video, warningOf } from '../../domain/video.ts'
import { MEDIA_TOOL, REVIEW_STORE, type ReviewRepositories, WORK_FILES } from '../ports/index.ts'
import { ProgressTeller } from './progress-teller.ts'
import { ReviewViews } from './review-view.ts'

/** How the making of a video ended, as a change of its row. */
export type Outcome = (video: Video) => Video

/** A video whose original is stored. */
export interface Making {
  readonly videoId: string
  readonly sessionId: string
  readonly originalKey: string
  /** Where its playable file and its picture go. */
  readonly playableKey: string
  readonly thumbnailKey: string
  /** Where a picture lies that a browser has taken of it, if it has. */
  readonly posterKey: string
  /** The time of this try is up. */
  readonly ending: AbortSignal | undefined
}

const BAD_MEDIA = 'bad_media'
const WAITING =
  'This recording has to be converted, and this installation has no encoder. The recording is kept.'

/** Makes an original playable: MP4, picture and facts. It may be killed anywhere and run again. */
export class PlayableMaker extends service({
  store: REVIEW_STORE,
  blobs: BLOB_STORE,
  files: WORK_FILES,
  media: MEDIA_TOOL,
  views: ReviewViews,
  clock: CLOCK,
}) {
  /** @param source the original as a file on this machine @param folder for what is made of it */
  async make(making: Making, folder: string, source: string): Promise<Outcome> {
    try {
      return await this.#makePlayable(making, folder, source)
    } catch (error) {
      if (!(error instanceof DomainError) || error.code !== BAD_MEDIA) throw error
      return (video) => ({ ...failed(video, error.message), originalKey: making.originalKey })
    }
  }

  /** Stores how it ended, and shows it to staff. */
  async settle(
    { videos }: Pick<ReviewRepositories, 'videos'>,
    outbox: Outbox,
    videoId: string,
    outcome: Outcome,
  ): Promise<void> {
    const video = await videos.lock(videoId)
    if (!video) return
    const next = outcome(video)
    await videos.save(next)
    outbox.signal(videoUpdated, next.sessionId, { staff: this.needs.views.video(next) })
    if (next.state === 'ready') {
      for (const { id } of await videos.list({ copiedFrom: next.id, ever: true }))
        await this.#renewCopy(videos, outbox, id, next)
      outbox.publish(videoReady, { video_id: next.id, session_id: next.sessionId, group_id: next.groupId })
    }
  }

  /** A deleted copy that can come back is renewed as well; one whose files are gone stays so. */
  async #renewCopy(
    videos: ReviewRepositories['videos'],
    outbox: Outbox,
    id: string,
    source: Video,
  ): Promise<void> {
    const copy = await videos.lockAny(id)
    if (!copy?.playableKey) return
    const renewed = copyMadeAgain(copy, source)
    await videos.save(renewed)
    if (renewed.deletedAt === null)
      outbox.signal(videoUpdated, renewed.sessionId, { staff: this.needs.views.video(renewed) })
  }

  async #makePlayable(making: Making, folder: string, source: string): Promise<Outcome> {
    const { originalKey, playableKey } = making
    const target = `${folder}/take.mp4`
    const facts = await this.#toMp4(source, target, making)
    if (facts === 'needs_encoder') {
      const poster = await this.#poster(making)
      return (video) => ({
        ...video,
        state: 'waiting',
        reason: WAITING,
        originalKey,
        thumbnailKey: poster ?? video.thumbnailKey,
      })
    }
    const { durationSeconds: duration, width, height, fps } = facts
    const size = await this.needs.blobs.write(playableKey, this.needs.files.read(target), 'video/mp4')
    const picture = `${folder}/thumbnail.jpg`
    const made = {
      duration,
      width,
      height,
      fps,
      size,
      originalKey,
      playableKey,
      warning: warningOf(facts),
      thumbnailKey: await this.#picture(target, duration, picture, making),
    }
    return (video) => ready(video, made)
  }

  async #toMp4(source: string, target: string, { videoId, sessionId, ending }: Making) {
    const { store, clock } = this.needs
    const progress = new ProgressTeller(clock, (percent) =>
      store.write(async ({ videos }, outbox) => {
        const video = await videos.lock(videoId)
        if (video) await videos.save({ ...video, triedAt: clock.now() })
        outbox.signal(videoProgress, sessionId, { staff: { _id: videoId, progress: percent } })
      }),
    )
    try {
      return await this.needs.media.toMp4(source, target, (share) => void progress.reached(share), ending)
    } finally {
      await progress.settled()
    }
  }

  /** @returns its key; where this install cannot decode, that of the browser's, or null */
  async #picture(file: string, duration: number, target: string, making: Making): Promise<string | null> {
    const { thumbnailKey, ending } = making
    const made = await this.needs.media.still(file, thumbnailSecond(duration), target, ending)
    if (made === 'needs_encoder') return await this.#poster(making)
    await this.needs.blobs.write(thumbnailKey, this.needs.files.read(target), 'image/jpeg')
    return thumbnailKey
  }

  async #poster({ posterKey }: Making): Promise<string | null> {
    return (await this.needs.blobs.info(posterKey)) === null ? null : posterKey
  }
}
