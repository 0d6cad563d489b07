import {
  call,
  type Loadable,
  onSignal,
  patch,
  refresh,
  useAccount,
  useEndpoint,
  useRoom,
} from '@callboard/kit/data'
import {
  commentRef,
  feedbackPage,
  getPage,
  listComments,
  listPageFeedbacks,
  type PostingPageView,
  pageRoom,
} from '@callboard/posting/contract'
import { useCallback, useEffect, useRef, useState } from 'react'
import { commentsInput, type Page, pageInput } from './page-input.ts'

/** Ten clients answer at once; the answers are loaded once. Milliseconds. */
const GATHER = 200
/** Between looks at the page where the live line is closed to this viewer. Milliseconds. */
const LOOK_EVERY = 20_000

export interface PostingState {
  readonly state: Loadable<PostingPageView>
  readonly renew: () => Promise<void>
}

/** A posting page, with the answers and comments of everybody as they come. */
export function usePostingPage(page: Page): PostingState {
  const input = pageInput(page)
  const account = useAccount()
  const [closed, setClosed] = useState(false)
  const state = useEndpoint(getPage, input, closed ? { every: LOOK_EVERY } : {})
  const answers = state.kind === 'ready' && state.data.can.answer

  // Who has just signed in may get what was cached before.
  const mayAnswer = account !== undefined && account.user_type !== 'talent'
  const locked = state.kind === 'ready' && !answers
  useEffect(() => {
    if (mayAnswer && locked) void refresh(getPage)
  }, [mayAnswer, locked])

  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const loadAnswers = async () => {
    try {
      const { feedbacks } = await call(listPageFeedbacks, { page_id: page.id, link: page.link })
      patch(getPage, input, (now) => ({ ...now, feedbacks }))
    } catch {
      await refresh(getPage, input)
    }
  }
  const loadComments = async (group: string) => {
    const about = commentsInput(page, group)
    try {
      const reply = await call(listComments, about)
      patch(listComments, about, () => reply)
      patch(getPage, input, (now) => ({
        ...now,
        groups: now.groups.map((one) =>
          one._id === group ? { ...one, comments: reply.comments.length } : one,
        ),
      }))
    } catch {
      await refresh(listComments)
    }
  }
  const room = useRoom(
    pageRoom,
    answers ? page.id : undefined,
    [
      onSignal(feedbackPage, () => {
        clearTimeout(timer.current)
        timer.current = setTimeout(() => void loadAnswers(), GATHER)
      }),
      onSignal(commentRef, ({ ref_id }) => void loadComments(ref_id)),
    ],
    { queries: [getPage, listComments] },
  )
  useEffect(() => setClosed(room.kind === 'refused'), [room.kind])
  const { id, link } = page
  return { state, renew: useCallback(() => refresh(getPage, pageInput({ id, link })), [id, link]) }
}
