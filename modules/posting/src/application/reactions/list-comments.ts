import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { useCase } from '@callboard/core'
import { listComments } from '../../contract/index.ts'
import { POSTING_STORE } from '../ports/index.ts'
import { answering } from './answering.ts'
import { commentViews } from './reaction-view.ts'

export const ListComments = useCase(
  listComments,
  { store: POSTING_STORE, users: USER_DIRECTORY },
  async ({ needs, actor, input, subject: { page } }) => {
    const { userId } = answering(actor)
    const comments = await needs.store.read((repositories) =>
      repositories.comments.ofGroup(page.id, input.ref_id),
    )
    const asked = comments.filter(({ recordId }) => recordId === (input.to_user ?? recordId))
    return { comments: await commentViews(needs.users, asked, userId) }
  },
)
