import { GreaseMark } from '@callboard/kit/takes'
import { FEEDBACKS, type FeedbackEntry, type PostingGroup } from '@callboard/posting/contract'
import { ANSWER_WORDS } from '../answers/answer-words.ts'
import { answersTo } from './answers.ts'
import styles from './card-marks.module.css'
import { talentName } from './posting-groups.ts'

/** For staff, over the picture of a group: how often each of its people was given each answer. */
export default function StaffMarks(props: {
  readonly group: PostingGroup
  readonly answers: readonly FeedbackEntry[]
}) {
  const { group, answers } = props
  return (
    <span className={styles.root} data-size="chips">
      {group.records.map((talent) => {
        const given = answersTo(answers, { ref_id: group._id, to_user: talent._id })
        const counted = FEEDBACKS.map((answer) => ({
          answer,
          count: given.filter(({ feedback }) => feedback === answer).length,
        })).filter(({ count }) => count > 0)
        if (counted.length === 0) return null
        const words = counted.map(({ answer, count }) => `${count} ${ANSWER_WORDS[answer]}`).join(', ')
        return (
          <span
            key={talent._id}
            className={styles.mark}
            role="img"
            aria-label={`${talentName(talent)}: ${words}`}
          >
            {group.records.length > 1 ? <span>{talent.first_name || talentName(talent)}</span> : null}
            {counted.map(({ answer, count }) => (
              <span key={answer} className={styles.count} data-answer={answer}>
                <GreaseMark sign="idle" answer={answer} /> {count}
              </span>
            ))}
          </span>
        )
      })}
    </span>
  )
}
