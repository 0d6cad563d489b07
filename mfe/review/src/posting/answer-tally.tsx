import type { FeedbackEntry } from '@callboard/posting/contract'
import { lazy, Suspense } from 'react'

const AnswerMarks = lazy(() => import('../answers/answer-marks-later.tsx'))

/** How often each answer was given, once there is one. */
export function AnswerTally(props: {
  readonly answers: readonly FeedbackEntry[]
  /** Marks and numbers alone. */
  readonly brief?: boolean
}) {
  const { answers } = props
  if (answers.length === 0) return null
  return (
    <Suspense fallback={<span />}>
      <AnswerMarks votes={answers} brief={props.brief} />
    </Suspense>
  )
}
