import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { type Actor, useCase } from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { listFeedbacks } from '../../contract/index.ts'
import { POSTING_STORE } from '../ports/index.ts'
import { answering, visibleOnPage } from './answering.ts'
import { feedbackEntries } from './reaction-view.ts'

export class ListFeedbacks extends useCase(listFeedbacks, {
  store: POSTING_STORE,
  users: USER_DIRECTORY,
}) {
  async run(
    actor: Actor,
    input: InputOf<typeof listFeedbacks>,
    { page }: SubjectOf<typeof listFeedbacks>,
  ): Promise<ReplyOf<typeof listFeedbacks>> {
    const { userId } = answering(actor)
    const feedbacks = await this.needs.store.read((repositories) =>
      visibleOnPage(repositories, page.id, userId),
    )
    const asked = feedbacks.filter(
      ({ groupId, recordId }) => groupId === input.ref_id && recordId === input.to_user,
    )
    return { feedbacks: await feedbackEntries(this.needs.users, asked, page) }
  }
}
