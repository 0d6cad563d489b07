import type { Feedback, FeedbackEntry } from '@callboard/posting/contract'
import { useEffect, useRef, useState } from 'react'
import type { Asked } from './answers.ts'
import { withAnswer } from './answers.ts'
import { type KeptAnswer, keepAnswers, keptAnswers } from './kept-answers.ts'

/** In the place of a reviewer, until one is known. */
export const UNNAMED = { _id: 'unnamed', name: '' }

/**
 * What a viewer whom nothing names yet has answered on a page.
 * @param give once the viewer may answer, gives what is kept
 */
export function useKeptAnswers(
  page: string,
  give: ((asked: Asked, feedback: Feedback) => unknown) | undefined,
): {
  readonly kept: readonly FeedbackEntry[]
  readonly keep: (asked: Asked, feedback: Feedback | null) => void
} {
  const [answers, setAnswers] = useState<readonly KeptAnswer[]>(() => keptAnswers(page, sessionStorage))
  const kept = answers.map((answer) => ({ ...answer, from_user: UNNAMED }))
  const latest = useRef(give)
  useEffect(() => {
    latest.current = give
  })
  const isKnown = give !== undefined
  useEffect(() => {
    if (!isKnown) return
    const waiting = keptAnswers(page, sessionStorage)
    keepAnswers(page, [], sessionStorage)
    setAnswers([])
    for (const { feedback, ...asked } of waiting) latest.current?.(asked, feedback)
  }, [page, isKnown])
  return {
    kept,
    keep: (asked, feedback) => {
      const now = withAnswer(kept, asked, UNNAMED, feedback).map(({ from_user: _, ...answer }) => answer)
      keepAnswers(page, now, sessionStorage)
      setAnswers(now)
    },
  }
}
