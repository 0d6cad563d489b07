import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { markViewed } from '../../contract/index.ts'
import { REVIEW_STORE } from '../ports/index.ts'
import { changeGroupReview } from './changes.ts'
import { ReviewViews } from './review-view.ts'

export class MarkViewed extends useCase(markViewed, {
  store: REVIEW_STORE,
  views: ReviewViews,
}) {
  async run(
    _actor: Actor,
    input: InputOf<typeof markViewed>,
    { group }: SubjectOf<typeof markViewed>,
  ): Promise<ReplyOf<typeof markViewed>> {
    await this.needs.store.write((repositories, outbox) =>
      changeGroupReview(repositories, outbox, this.needs.views, group, { viewed: input.viewed }),
    )
    return { success: true }
  }
}
