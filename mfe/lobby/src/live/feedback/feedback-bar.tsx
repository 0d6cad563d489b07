import { IconCheck, IconQuestionMark, IconRefresh, IconX } from '@callboard/kit/icons'
import { FEEDBACKS, type Feedback } from '@callboard/posting/contract'
import styles from './feedback.module.css'
import { FEEDBACK_WORDS } from './feedback-words.ts'
import type { TalentReactions } from './reactions-model.ts'

export const FEEDBACK_SIGNS = {
  yes: IconCheck,
  no: IconX,
  maybe: IconQuestionMark,
  reshoot: IconRefresh,
} as const

/** One tap answers, the same again or the cross takes it back. Each button shows how often its answer was given. */
export function FeedbackBar(props: {
  /** of the talent */
  readonly name: string
  readonly reactions: TalentReactions
  readonly reshoot: boolean
  /** Counts are a wish of the reader. */
  readonly counts: boolean
  readonly disabled: boolean
  readonly onAnswer: (feedback: Feedback | null) => void
}) {
  const { name, reactions, onAnswer } = props
  const { mine, counts } = reactions
  return (
    <fieldset className={styles.bar} disabled={props.disabled} aria-label={`Your answer: ${name}`}>
      {FEEDBACKS.filter((answer) => answer !== 'reshoot' || props.reshoot || mine === answer).map(
        (answer) => {
          const Sign = FEEDBACK_SIGNS[answer]
          const count = counts[answer]
          return (
            <button
              key={answer}
              type="button"
              data-answer={answer}
              aria-pressed={mine === answer}
              onClick={() => onAnswer(mine === answer ? null : answer)}
            >
              <Sign size={16} aria-hidden />
              <span>{FEEDBACK_WORDS[answer]}</span>
              {props.counts && count > 0 ? <span className={styles.count}>{count}</span> : null}
            </button>
          )
        },
      )}
      <button
        type="button"
        className={styles.clear}
        aria-label={`Remove your answer: ${name}`}
        title="Remove your answer"
        data-shown={mine !== null || undefined}
        disabled={mine === null}
        onClick={() => onAnswer(null)}
      >
        <IconX size={16} aria-hidden />
      </button>
    </fieldset>
  )
}
