import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { CLOCK, IDS, invalid, useCase } from '@callboard/core'
import {
  commentOnRequest,
  readRequestComments,
  requestCommented,
  requestCommentsRead,
} from '../../contract/index.ts'
import { signedIn } from '../own-user.ts'
import { FREELANCERS_STORE } from '../ports/index.ts'
import { commentView } from './request-views.ts'

export const CommentOnRequest = useCase(
  commentOnRequest,
  { store: FREELANCERS_STORE, users: USER_DIRECTORY, ids: IDS, clock: CLOCK },
  async ({ needs, actor, input, subject }) => {
    const { userId } = signedIn(actor)
    const content = input.content.trim()
    if (content === '') throw invalid('content', 'Please write something.')
    const requestId = subject.request.id
    const at = needs.clock.now()
    const comment = { id: needs.ids.next(), requestId, by: userId, content, at }
    const people = new Map((await needs.users.many([userId])).map((user) => [user.id, user]))
    const view = commentView(comment, people)
    return await needs.store.write(async ({ requests }, outbox) => {
      await requests.addComment(comment)
      // Who writes has read what was there.
      await requests.noteReading({ requestId, by: userId, at })
      const said = { request: requestId, comment: view }
      outbox.signal(requestCommented, requestId, { staff: said, talent: said })
      return outbox.answer(view)
    })
  },
)

export const ReadRequestComments = useCase(
  readRequestComments,
  { store: FREELANCERS_STORE, clock: CLOCK },
  async ({ needs, actor, subject }) => {
    const { userId } = signedIn(actor)
    const requestId = subject.request.id
    const at = needs.clock.now()
    const view = { by: userId, at: at.toISOString() }
    await needs.store.write(async ({ requests }, outbox) => {
      await requests.noteReading({ requestId, by: userId, at })
      outbox.signal(requestCommentsRead, requestId, {
        staff: { request: requestId, view },
        talent: { request: requestId, view },
      })
    })
    return view
  },
)
