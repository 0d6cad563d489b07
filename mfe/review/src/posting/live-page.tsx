import { isOlderThan, onSignal, useAccount, useRoom } from '@callboard/kit/data'
import {
  commentRef,
  feedbackPage,
  feedbackRef,
  getPage,
  MOST_NAMED_ANSWERS,
  ownFeedbackPage,
  pageChanged,
  pageRoom,
  reviewerRoom,
} from '@callboard/posting/contract'
import { useEffect } from 'react'
import { type Page, pageInput } from '../data/page-input.ts'
import { reloadPage, renewAnswers, renewComments, renewNamed } from '../data/posting.ts'
import { useGathered } from '../live/use-gathered.ts'
import type { Named } from './answers.ts'

/** All answers and comments of a page as they come, to whoever reads them; draws nothing. */
export default function LivePage(props: {
  readonly page: Page
  /** @param isClosed the live line is closed to this viewer */
  readonly onLine: (isClosed: boolean) => void
}) {
  const { page, onLine } = props
  const account = useAccount()
  const gather = useGathered<Named>((names) => {
    if (names.length > MOST_NAMED_ANSWERS) void renewAnswers(page)
    else void renewNamed(page, names)
  })
  const room = useRoom(
    pageRoom,
    page.id,
    [
      onSignal(pageChanged, () => void reloadPage(page)),
      onSignal(feedbackPage, ({ ref_id }) => {
        if (ref_id === '') void renewAnswers(page)
      }),
      onSignal(feedbackRef, ({ ref_id, to_user, from_user }) =>
        gather(`${ref_id} ${to_user} ${from_user}`, { ref_id, to_user, from_user }),
      ),
      onSignal(commentRef, ({ ref_id }) => void renewComments(page, ref_id)),
    ],
    {
      reload: () => void reloadPage(page),
      isOlderThan: (moment) => isOlderThan(moment, getPage, pageInput(page)),
      by: page.link,
    },
  )
  // An answer that others may not see is told to its giver alone.
  useRoom(reviewerRoom, account?._id, [
    onSignal(ownFeedbackPage, ({ page_id }) => {
      if (page_id === page.id) void renewAnswers(page)
    }),
  ])
  const isClosed = room.kind === 'refused'
  useEffect(() => {
    onLine(isClosed)
    return () => onLine(false)
  }, [isClosed, onLine])
  return null
}
