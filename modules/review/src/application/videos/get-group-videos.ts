import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { getGroupVideos } from '../../contract/index.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { ReviewViews } from './review-view.ts'

export class GetGroupVideos extends useCase(getGroupVideos, {
  store: REVIEW_STORE,
  views: ReviewViews,
}) {
  async run(
    _actor: Actor,
    _input: InputOf<typeof getGroupVideos>,
    { group }: SubjectOf<typeof getGroupVideos>,
  ): Promise<ReplyOf<typeof getGroupVideos>> {
    return await this.needs.store.read(async ({ groupReviews, videos }) =>
      this.needs.views.group(
        group,
        await groupReviews.find(group.id),
        await videos.list({ groupIds: [group.id] }),
      ),
    )
  }
}
