import { type Actor, missing } from '@callboard/core'
import { type VideoView, videoUpdated } from '../contract/index.ts'
import type { Video } from '../domain/video.ts'
import type { ReviewStore } from './ports/index.ts'
import type { ReviewViews } from './review-view.ts'
import type { SessionGate } from './session-gate.ts'

const WHAT = 'This video'

/** A change of one video by staff of its session, shown to everybody who has it open. */
export class VideoChanger {
  readonly #store: ReviewStore
  readonly #gate: SessionGate
  readonly #views: ReviewViews

  constructor(store: ReviewStore, gate: SessionGate, views: ReviewViews) {
    this.#store = store
    this.#gate = gate
    this.#views = views
  }

  /** The same change twice is one. @throws DomainError missing */
  async change(
    actor: Actor,
    videoId: string,
    fields: Partial<Pick<Video, 'liked' | 'archived'>>,
  ): Promise<VideoView> {
    const found = await this.#store.read(({ videos }) => videos.find(videoId))
    if (!found) throw missing(WHAT)
    await this.#gate.staff(actor, found.sessionId, WHAT)
    return await this.#store.write(async ({ videos }, outbox) => {
      const video = await videos.lock(videoId)
      if (!video) throw missing(WHAT)
      const next = { ...video, ...fields }
      const view = this.#views.video(next)
      if (next.liked !== video.liked || next.archived !== video.archived) {
        await videos.save(next)
        outbox.signal(videoUpdated, next.sessionId, { staff: view })
      }
      return view
    })
  }
}
