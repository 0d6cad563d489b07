import { FEEDBACKS, type Feedback, type FeedbackEntry, type PostingGroup } from '@callboard/posting/contract'
import { ANSWERS } from '../answers/answer-words.ts'
import styles from './answer-bar.module.css'
import { AnswerRow } from './answer-row.tsx'
import { type Asked, answerOf, answersTo, isAbout } from './answers.ts'
import { FoldedTalent } from './folded-talent.tsx'
import type { JustAnswered } from './use-just-answered.ts'

export interface AnswerBarProps {
  /** Reshoot is one of the answers. */
  readonly reshoot: boolean
  readonly group: PostingGroup
  readonly feedbacks: readonly FeedbackEntry[]
  readonly me: string | undefined
  /** The talent that the keys answer for. */
  readonly active: string | undefined
  /** The talent in the take that plays. */
  readonly inTake: readonly string[]
  /** Only the active talent has buttons; the others are one line, where a tap makes them the active one. */
  readonly folds: boolean
  /** That line says what all have answered, in place of what the reader has. */
  readonly talliesFolded: boolean
  /** Answers of the reader that the server does not have, and what to say beside them. */
  readonly unsent: readonly Asked[]
  readonly unsentWords: string
  readonly just: JustAnswered | undefined
  /** Above all with buttons: whose answers they give; undefined: it is plain. */
  readonly ownWords: string | undefined
  readonly onUnfold: (talent: PostingGroup['records'][number]) => void
  readonly onPress: (talent: string, feedback: Feedback) => void
}

/** Yes, No, Maybe for each talent of the group, under the thumb. */
export function AnswerBar(props: AnswerBarProps) {
  const { group, feedbacks, me, active, inTake } = props
  const { records } = group
  const isOneOfMore = records.length > 1
  const isFolded = ({ _id }: { readonly _id: string }) => props.folds && _id !== active
  const folded = records.filter(isFolded)
  return (
    <>
      {folded.length > 0 ? <FoldedTalent {...props} talent={folded} /> : null}
      {props.ownWords ? <p className={styles.own}>{props.ownWords}</p> : null}
      {records
        .filter((talent) => !isFolded(talent))
        .map((talent) => {
          const asked = { ref_id: group._id, to_user: talent._id }
          return (
            <AnswerRow
              key={talent._id}
              talent={talent}
              among={props.reshoot ? FEEDBACKS : ANSWERS}
              answers={answersTo(feedbacks, asked)}
              me={me}
              mine={answerOf(feedbacks, asked, me)}
              isActive={talent._id === active}
              isMarked={isOneOfMore && talent._id === active}
              plays={isOneOfMore && inTake.length < records.length && inTake.includes(talent._id)}
              unsent={props.unsent.some((one) => isAbout(one, asked)) ? props.unsentWords : undefined}
              just={props.just && isAbout(props.just, asked) ? props.just : undefined}
              keepsFocus={props.folds}
              onPress={(feedback) => props.onPress(talent._id, feedback)}
            />
          )
        })}
    </>
  )
}
