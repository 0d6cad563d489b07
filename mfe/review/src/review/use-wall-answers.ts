import type { Pick, RecordFeedback, SessionReactions } from '@callboard/posting/contract'
import type { ReviewGroup } from '@callboard/review/contract'
import { useMemo } from 'react'
import { useLiveAnswers, useSessionPicks } from '../data/picks.ts'
import { withLiveAnswers } from './live-answers.ts'

const NO_PICKS: readonly Pick[] = []
const NO_ANSWERS: readonly RecordFeedback[] = []
const NOTHING_WRITTEN: SessionReactions['comments'] = []

/** What was answered and written about the talent of a session, on posting pages and in its live room. */
export function useWallAnswers(session: string, groups: readonly ReviewGroup[]) {
  const onPages = useSessionPicks(session)
  const live = useLiveAnswers(session)
  const posted = onPages.kind === 'ready' ? onPages.data.picks : NO_PICKS
  const given = live.kind === 'ready' ? live.data.feedbacks : NO_ANSWERS
  return {
    onPages,
    posted,
    picks: useMemo(() => withLiveAnswers(posted, given, groups), [posted, given, groups]),
    commented: live.kind === 'ready' ? live.data.comments : NOTHING_WRITTEN,
    isLoaded: onPages.kind !== 'loading' && live.kind !== 'loading',
    failed: [onPages, live].find((answer) => answer.kind === 'failed'),
  }
}
