import { IconMessageCircle } from '@callboard/kit/icons'
import { FEEDBACKS } from '@callboard/posting/contract'
import { FEEDBACK_SIGNS } from './feedback-bar.tsx'
import styles from './feedback-marks.module.css'
import { FEEDBACK_WORDS } from './feedback-words.ts'
import type { TalentReactions } from './reactions-model.ts'

/** The reader's answer and those of everybody, as marks on a line. */
export function FeedbackMarks(props: { readonly reactions: TalentReactions; readonly counts: boolean }) {
  const { mine, counts, comments } = props.reactions
  const shown = FEEDBACKS.filter((answer) => answer === mine || (props.counts && counts[answer] > 0))
  return (
    <span className={styles.marks}>
      {shown.map((answer) => {
        const Sign = FEEDBACK_SIGNS[answer]
        return (
          <span
            key={answer}
            className={styles.mark}
            data-answer={answer}
            data-mine={answer === mine || undefined}
          >
            <Sign size={16} aria-hidden />
            {answer === mine ? `You: ${FEEDBACK_WORDS[answer]}` : FEEDBACK_WORDS[answer]}
            {props.counts && counts[answer] > 0 ? ` ${counts[answer]}` : ''}
          </span>
        )
      })}
      {comments > 0 ? (
        <span className={styles.mark}>
          <IconMessageCircle size={16} aria-hidden />
          {comments === 1 ? '1 comment' : `${comments} comments`}
        </span>
      ) : null}
    </span>
  )
}
