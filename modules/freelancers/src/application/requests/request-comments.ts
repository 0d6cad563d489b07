import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { CLOCK, IDS, invalid, jobHandler, useCase } from '@callboard/core'
import { SESSION_DIRECTORY } from '@callboard/projects/queries'
import {
  commentOnRequest,
  readRequestComments,
  requestCommented,
  requestCommentsRead,
} from '../../contract/index.ts'
import { tellComments } from '../jobs.ts'
import { signedIn } from '../own-user.ts'
import { FREELANCERS_STORE } from '../ports/index.ts'
import { signalOwn } from './request-desk.ts'
import { RequestMessages } from './request-messages.ts'
import { commentView } from './request-views.ts'

/** Comments of so many milliseconds are one message. */
const GATHERED = 5 * 60_000
/** Milliseconds in which an open page says that it has shown a comment. */
const READ_LIVE = 30_000

/** The time that a comment is gathered in, and when it is told. Every comment of it is told by the same message. */
function gathering(at: Date): { readonly from: Date; readonly told: Date } {
  const from = Math.floor(at.getTime() / GATHERED) * GATHERED
  return { from: new Date(from), told: new Date(from + GATHERED + READ_LIVE) }
}

export const TellComments = jobHandler(
  tellComments,
  { store: FREELANCERS_STORE, sessions: SESSION_DIRECTORY, messages: RequestMessages },
  async ({ needs, payload }) => {
    const from = new Date(payload.from)
    await needs.store.write(async ({ requests, profiles }, outbox) => {
      const request = await requests.find(payload.request_id)
      const session = request && (await needs.sessions.session(request.sessionId))
      if (!request || !session) return
      const told = { request, session, profile: await profiles.find(request.requestedPerson) }
      const { by } = payload
      const { person, office } = await needs.messages.sidesOf(told)
      const [reader, other] = by === 'person' ? [office, person] : [person, office]
      if (!reader) return
      const read = (await requests.readings([request.id])).find((reading) => reading.by === reader.id)
      const since = new Date(Math.max(from.getTime() - 1, read?.at.getTime() ?? 0))
      const until = from.getTime() + GATHERED
      const unread = (await requests.commentsFor(reader.id, request.id, since)).filter(
        (comment) =>
          comment.at.getTime() < until && (comment.by === request.requestedPerson) === (by === 'person'),
      )
      if (unread.length > 0) await needs.messages.comments(outbox, told, { by, from, unread, reader, other })
    })
  },
)

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
      signalOwn(outbox, subject.request)
      const { from, told } = gathering(at)
      const by = userId === subject.request.requestedPerson ? 'person' : 'office'
      outbox.enqueue(tellComments, { request_id: requestId, by, from: from.toISOString() }, { at: told })
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
