import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { useCase } from '@callboard/core'
import { listPageFeedbacks } from '../../contract/index.ts'
import { POSTING_STORE } from '../ports/index.ts'
import { answering, visibleOnPage } from './answering.ts'
import { feedbackEntries } from './reaction-view.ts'

export const ListPageFeedbacks = useCase(
  listPageFeedbacks,
  { store: POSTING_STORE, users: USER_DIRECTORY },
  async ({ needs, actor, subject: { page } }) => {
    const { userId } = answering(actor)
    const feedbacks = await needs.store.read((repositories) => visibleOnPage(repositories, page.id, userId))
    return { feedbacks: await feedbackEntries(needs.users, feedbacks, page) }
  },
)
