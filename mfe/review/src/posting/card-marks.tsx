import { GreaseMark } from '@callboard/kit/takes'
import type { FeedbackEntry, PostingGroup } from '@callboard/posting/contract'
import { ANSWER_WORDS } from '../answers/answer-words.ts'
import { answerOf } from './answers.ts'
import styles from './card-marks.module.css'
import { talentName } from './posting-groups.ts'

/** Over a picture, at its top left: a mark for each of these people whom the reader has answered, with their first name. */
export default function CardMarks(props: {
  readonly group: PostingGroup
  readonly talent: PostingGroup['records']
  readonly answers: readonly FeedbackEntry[]
  readonly me: string | undefined
  /** On a small picture, which the names stand below, or by the pencil as on a picture of one person. */
  readonly size: 'small' | 'large'
}) {
  const { group, answers, me } = props
  return (
    <span className={styles.root} data-size={props.size}>
      {props.talent.map((talent) => {
        const mine = answerOf(answers, { ref_id: group._id, to_user: talent._id }, me)
        return mine ? (
          <span key={talent._id} className={styles.mark} data-answer={mine}>
            <GreaseMark
              sign="idle"
              answer={mine}
              label={`You: ${ANSWER_WORDS[mine]} to ${talentName(talent)}`}
            />
            {/* The one face of a large picture says whose mark it is. */}
            {props.size === 'small' || props.talent.length === 1 ? null : (
              <span aria-hidden>{talent.first_name || talentName(talent)}</span>
            )}
          </span>
        ) : null
      })}
    </span>
  )
}
