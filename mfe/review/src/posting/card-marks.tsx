import { Face } from '@callboard/kit/labels'
import { GreaseMark } from '@callboard/kit/takes'
import type { FeedbackEntry, PostingGroup } from '@callboard/posting/contract'
import { ANSWER_WORDS } from '../answers/answer-words.ts'
import { answerOf } from './answers.ts'
import styles from './card-marks.module.css'
import { talentName } from './posting-groups.ts'

/** Over the picture of a group whose people the reader has answered differently: the mark of each on their face. */
export default function CardMarks(props: {
  readonly group: PostingGroup
  readonly answers: readonly FeedbackEntry[]
  readonly me: string | undefined
}) {
  const { group, answers, me } = props
  return (
    <span className={styles.root}>
      {group.records.map((talent) => {
        const name = talentName(talent)
        const mine = answerOf(answers, { ref_id: group._id, to_user: talent._id }, me) ?? undefined
        return (
          <span key={talent._id} className={styles.face}>
            <Face of="talent" name={name} src={talent.photo_url} size={44} />
            <GreaseMark small answer={mine} label={mine && `You: ${ANSWER_WORDS[mine]} to ${name}`} />
          </span>
        )
      })}
    </span>
  )
}
