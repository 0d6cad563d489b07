import { GreaseMark } from '@callboard/kit/takes'
import { FEEDBACKS, type FeedbackEntry, type PostingGroup } from '@callboard/posting/contract'
import { ANSWER_WORDS } from '../answers/answer-words.ts'
import { isAbout } from './answers.ts'
import styles from './card-marks.module.css'
import { firstName, talentName } from './posting-groups.ts'

/**
 * For staff, over the picture of a group: how often each of its people was given each answer; on a small picture, how
 * often all of them were, where that is more than once.
 */
export default function StaffMarks(props: {
  readonly group: PostingGroup
  readonly answers: readonly FeedbackEntry[]
  readonly isSmall?: boolean
}) {
  const { group, answers, isSmall } = props
  const { records } = group
  const marked = isSmall ? [records] : records.map((talent) => [talent])
  return (
    <span className={styles.root} data-size={isSmall ? 'small' : 'chips'}>
      {marked.map((people) => {
        const given = answers.filter((entry) =>
          people.some(({ _id }) => isAbout(entry, { ref_id: group._id, to_user: _id })),
        )
        const counted = FEEDBACKS.map((answer) => ({
          answer,
          count: given.filter(({ feedback }) => feedback === answer).length,
        })).filter(({ count }) => count > 0)
        const [talent] = people
        if (counted.length === 0 || !talent) return null
        const words = counted.map(({ answer, count }) => `${count} ${ANSWER_WORDS[answer]}`).join(', ')
        return (
          <span
            key={talent._id}
            className={styles.mark}
            role="img"
            aria-label={`${people.map(talentName).join(', ')}: ${words}`}
          >
            {counted.map(({ answer, count }) => (
              <span key={answer} className={styles.count} data-answer={answer}>
                <GreaseMark sign="idle" answer={answer} /> {isSmall && count === 1 ? null : count}
              </span>
            ))}
            {records.length > people.length ? <span>{firstName(talent)}</span> : null}
          </span>
        )
      })}
    </span>
  )
}
