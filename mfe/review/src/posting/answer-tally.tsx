import type { FeedbackEntry } from '@callboard/posting/contract'
import { lazy, Suspense } from 'react'

const AnswerMarks = lazy(() => import('../answers/answer-marks-later.tsx'))

/** How often each answer was given, once there is one. */
export function AnswerTally({ answers }: { readonly answers: readonly FeedbackEntry[] }) {
  if (answers.length === 0) return null
  return (
    <Suspense fallback={<span />}>
      <AnswerMarks votes={answers} />
    </Suspense>
  )
}
