import { GreaseMark } from '@callboard/kit/takes'
import type { FeedbackEntry, PostingGroup } from '@callboard/posting/contract'
import { ANSWER_WORDS } from '../answers/answer-words.ts'
import { answerOf } from './answers.ts'
import styles from './card-marks.module.css'
import { firstName, talentName } from './posting-groups.ts'

/**
 * A mark for each of these people whom the reader has answered, by the pencil: over the picture of a card in a row along
 * its edge, of several people each beside the first name; large over the picture of a take of one; small on a small one.
 */
export default function CardMarks(props: {
  readonly group: PostingGroup
  readonly talent: PostingGroup['records']
  readonly answers: readonly FeedbackEntry[]
  readonly me: string | undefined
  /** The server has none of them. */
  readonly isUnsent?: boolean
  readonly size: 'small' | 'card' | 'large'
}) {
  const { group, answers, me } = props
  const isSmall = props.size === 'small'
  const isOfMany = !isSmall && props.talent.length > 1
  return (
    <span className={styles.root} data-size={isOfMany ? 'card' : props.size}>
      {props.talent.map((talent) => {
        const mine = answerOf(answers, { ref_id: group._id, to_user: talent._id }, me)
        const caption = isOfMany ? firstName(talent) : props.isUnsent && !isSmall && 'Not sent'
        return mine ? (
          <span
            key={talent._id}
            className={styles.mark}
            data-answer={mine}
            data-unsent={props.isUnsent || undefined}
          >
            <GreaseMark
              sign="idle"
              answer={mine}
              label={`${props.isUnsent ? 'Not sent' : 'You'}: ${ANSWER_WORDS[mine]} to ${talentName(talent)}`}
            />
            {/* The one face of a large picture says whose mark it is. */}
            {caption ? <span aria-hidden>{caption}</span> : null}
          </span>
        ) : null
      })}
    </span>
  )
}
