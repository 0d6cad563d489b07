import { isOlderThan, type Loadable, onSignal, useAccount, useAnswer, useRoom } from '@callboard/kit/data'
import {
  commentRef,
  feedbackPage,
  feedbackRef,
  getLink,
  getPage,
  MOST_NAMED_ANSWERS,
  ownFeedbackPage,
  type PostingPageView,
  pageChanged,
  pageRoom,
  reviewerRoom,
} from '@callboard/posting/contract'
import { useCallback, useEffect, useState } from 'react'
import { type Page, pageInput } from '../data/page-input.ts'
import { useOpenedLink } from '../links/use-opened-link.ts'
import { useGathered } from '../live/use-gathered.ts'
import type { Named } from './answers.ts'
import { isGone } from './is-gone.ts'

/** What makes the page new is wanted once something of it has changed. */
const bringRenewal = () => import('../data/posting.ts')

/** Between looks at the page, or at its link, where the live line is closed to this viewer. Milliseconds. */
const LOOK_EVERY = 20_000

export interface PostingState {
  readonly state: Loadable<PostingPageView>
  readonly renew: () => Promise<void>
}

/** A posting page, with all answers and comments as they come. */
export function usePostingPage(page: Page): PostingState {
  const { id, link } = page
  const account = useAccount()
  const [closed, setClosed] = useState(false)
  const state = useAnswer(getPage, pageInput(page), closed ? { every: LOOK_EVERY } : {})
  const answers = state.kind === 'ready' && state.data.can.read
  const isRecipient = state.kind === 'ready' && state.data.reviewer?.by_address === true
  const renew = useCallback(async () => (await bringRenewal()).reloadPage({ id, link }), [id, link])
  useOpenedLink(state.kind === 'ready' ? link : undefined)

  // To a viewer without an account, nothing says that the link was closed meanwhile.
  const watches = state.kind === 'ready' && (!answers || isRecipient) && link !== undefined
  const opened = useAnswer(getLink, watches ? { id: link } : undefined, { every: LOOK_EVERY })
  const isShut =
    (opened.kind === 'failed' && isGone(opened.error)) ||
    (opened.kind === 'ready' && opened.data.needs_password)
  useEffect(() => {
    if (watches && isShut) void renew()
  }, [watches, isShut, renew])

  // After a sign-in the cached answer is still that of a visitor or a recipient.
  const mayAnswer = account !== undefined && account.user_type !== 'talent'
  const locked = state.kind === 'ready' && (!answers || isRecipient)
  useEffect(() => {
    if (mayAnswer && locked) void renew()
  }, [mayAnswer, locked, renew])

  const gather = useGathered<Named>((names) => {
    void bringRenewal().then(({ renewAnswers, renewNamed }) =>
      names.length > MOST_NAMED_ANSWERS ? renewAnswers(page) : renewNamed(page, names),
    )
  })
  const renewAll = () => void bringRenewal().then(({ renewAnswers }) => renewAnswers(page))
  const room = useRoom(
    pageRoom,
    answers ? page.id : undefined,
    [
      onSignal(pageChanged, () => void renew()),
      onSignal(feedbackPage, ({ ref_id }) => {
        if (ref_id === '') renewAll()
      }),
      onSignal(feedbackRef, ({ ref_id, to_user, from_user }) =>
        gather(`${ref_id} ${to_user} ${from_user}`, { ref_id, to_user, from_user }),
      ),
      onSignal(
        commentRef,
        ({ ref_id }) => void bringRenewal().then(({ renewComments }) => renewComments(page, ref_id)),
      ),
    ],
    {
      reload: () => void renew(),
      isOlderThan: (moment) => isOlderThan(moment, getPage, pageInput(page)),
      by: link,
    },
  )
  // An answer that others may not see is told to its giver alone.
  useRoom(reviewerRoom, answers ? account?._id : undefined, [
    onSignal(ownFeedbackPage, ({ page_id }) => {
      if (page_id === page.id) renewAll()
    }),
  ])
  useEffect(() => setClosed(room.kind === 'refused'), [room.kind])
  return { state, renew }
}
