import { type Actor, BLOB_STORE, missing, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { saveGroupThumbnail } from '../../contract/index.ts'
import { videoOfStill } from '../../domain/video.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { changeGroupReview } from '../videos/changes.ts'
import { ReviewViews } from '../videos/review-view.ts'

export class SaveGroupThumbnail extends useCase(saveGroupThumbnail, {
  store: REVIEW_STORE,
  views: ReviewViews,
  blobs: BLOB_STORE,
}) {
  async run(
    _actor: Actor,
    { key }: InputOf<typeof saveGroupThumbnail>,
    { group }: SubjectOf<typeof saveGroupThumbnail>,
  ): Promise<ReplyOf<typeof saveGroupThumbnail>> {
    if (key !== null && (await this.needs.blobs.info(key)) === null) throw missing('This picture')
    return await this.needs.store.write(async (repositories, outbox) => {
      const all = await repositories.videos.list({ groupIds: [group.id] })
      const isOwn = key === null || all.some(({ id }) => id === videoOfStill(key))
      if (!isOwn) throw missing('This picture')
      await changeGroupReview(repositories, outbox, this.needs.views, group, { thumbnailKey: key })
      return this.needs.views.group(group, await repositories.groupReviews.find(group.id), all)
    })
  }
}
