import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { listPageFeedbacks } from '../../contract/index.ts'
import { POSTING_STORE } from '../ports/index.ts'
import { answering, visibleOnPage } from './answering.ts'
import { feedbackEntries } from './reaction-view.ts'

export class ListPageFeedbacks extends useCase(listPageFeedbacks, {
  store: POSTING_STORE,
  users: USER_DIRECTORY,
}) {
  async run(
    actor: Actor,
    _input: InputOf<typeof listPageFeedbacks>,
    { page }: SubjectOf<typeof listPageFeedbacks>,
  ): Promise<ReplyOf<typeof listPageFeedbacks>> {
    const { userId } = answering(actor)
    const feedbacks = await this.needs.store.read((repositories) =>
      visibleOnPage(repositories, page.id, userId),
    )
    return { feedbacks: await feedbackEntries(this.needs.users, feedbacks, page) }
  }
}
