import { CommentsButton } from './comments-button.tsx'
import styles from './feedback.module.css'
import { FEEDBACK_WORDS } from './feedback-words.ts'
import { useReactions } from './use-reactions.ts'

const ORDER = ['yes', 'maybe', 'no', 'reshoot'] as const

/** What reviewers answered on a talent, and the comments, on a card of the staff's. */
export function FeedbackCounts(props: {
  readonly session: string
  readonly record: string
  readonly name: string
}) {
  const { session, record, name } = props
  const reactions = useReactions(session)
  const { counts, comments } = reactions.of(record)
  const given = ORDER.filter((answer) => counts[answer] > 0)
  return (
    <div className={styles.counts} aria-live="polite">
      {given.map((answer) => (
        <span key={answer} data-answer={answer}>
          {counts[answer]} {FEEDBACK_WORDS[answer]}
        </span>
      ))}
      <CommentsButton
        session={session}
        record={record}
        name={name}
        count={comments}
        open={reactions.can?.answer ?? false}
      />
    </div>
  )
}
