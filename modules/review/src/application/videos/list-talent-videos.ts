import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { listTalentVideos, type TalentVideo } from '../../contract/index.ts'
import type { Video } from '../../domain/video.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { ReviewViews } from './review-view.ts'

/** What staff have archived, a take or its whole group, is not shown to clients. */
export class ListTalentVideos extends useCase(listTalentVideos, {
  store: REVIEW_STORE,
  views: ReviewViews,
}) {
  async run(
    _actor: Actor,
    _input: InputOf<typeof listTalentVideos>,
    { record, session }: SubjectOf<typeof listTalentVideos>,
  ): Promise<ReplyOf<typeof listTalentVideos>> {
    const shown = await this.needs.store.read(async ({ groupReviews, videos }) => {
      const all = await videos.list({ sessionId: session.id })
      const own = all.filter(({ recordIds, archived }) => recordIds.includes(record.id) && !archived)
      const reviews = await groupReviews.many(own.map(({ groupId }) => groupId))
      const away = new Set(reviews.filter(({ archived }) => archived).map(({ groupId }) => groupId))
      return own.filter(({ groupId }) => !away.has(groupId))
    })
    const inTime = shown.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
    return { videos: inTime.flatMap((video) => this.#view(video) ?? []) }
  }

  /** @returns null for a video that does not play */
  #view({ id, name, duration, playableKey, thumbnailKey, createdAt }: Video): TalentVideo | null {
    if (playableKey === null) return null
    return {
      _id: id,
      name,
      duration,
      url: this.needs.views.sign(playableKey),
      thumbnail_url: this.needs.views.address(thumbnailKey),
      created_at: createdAt.toISOString(),
    }
  }
}
