import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { useCase } from '@callboard/core'
import { listFeedbacks } from '../../contract/index.ts'
import { POSTING_STORE } from '../ports/index.ts'
import { answering, visibleOnPage } from './answering.ts'
import { feedbackEntries } from './reaction-view.ts'

export const ListFeedbacks = useCase(
  listFeedbacks,
  { store: POSTING_STORE, users: USER_DIRECTORY },
  async ({ needs, actor, input, subject: { page } }) => {
    const { userId } = answering(actor)
    const feedbacks = await needs.store.read((repositories) => visibleOnPage(repositories, page.id, userId))
    const asked = feedbacks.filter(
      ({ groupId, recordId }) => groupId === input.ref_id && recordId === input.to_user,
    )
    return { feedbacks: await feedbackEntries(needs.users, asked, page) }
  },
)
