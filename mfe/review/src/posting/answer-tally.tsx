import { FEEDBACKS, type FeedbackEntry } from '@callboard/posting/contract'
import { ANSWER_WORDS } from '../answers/answer-words.ts'
import { tally } from './answers.ts'
import styles from './posting.module.css'

/** How often each answer was given: `2 Yes · 1 Maybe`. */
export function AnswerTally({ answers }: { readonly answers: readonly FeedbackEntry[] }) {
  const counts = tally(answers)
  const given = FEEDBACKS.filter((answer) => counts[answer] > 0)
  if (given.length === 0) return null
  return (
    <span className={styles.answerTally}>
      {given.map((answer) => (
        <span key={answer} data-answer={answer}>
          {counts[answer]} {ANSWER_WORDS[answer]}
        </span>
      ))}
    </span>
  )
}
