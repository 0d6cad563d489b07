import { GreaseMark } from '@callboard/kit/takes'
import { FEEDBACKS, type Feedback, type FeedbackEntry, type PostingGroup } from '@callboard/posting/contract'
import { ANSWER_WORDS, ANSWERS } from '../answers/answer-words.ts'
import styles from './answer-bar.module.css'
import { AnswerRow } from './answer-row.tsx'
import { AnswerTally } from './answer-tally.tsx'
import { type Asked, answerOf, answersTo, isAbout } from './answers.ts'
import { talentName } from './posting-groups.ts'
import type { TakenBack } from './use-taken-back.ts'

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
  /** Only the active talent has buttons; each other one is a line that makes them the active one. */
  readonly folds: boolean
  /** A line says what all have answered, in place of what the reader has. */
  readonly talliesFolded: boolean
  /** Answers of the reader that the server does not have, and what to say beside them. */
  readonly unsent: readonly Asked[]
  readonly unsentWords: string
  /** The answer of this group that was taken back a moment ago. */
  readonly takenBack: TakenBack | undefined
  readonly onUnfold: (talent: string) => void
  readonly onPress: (talent: string, feedback: Feedback) => void
}

/** Yes, No, Maybe for each talent of the group, under the thumb. */
export function AnswerBar(props: AnswerBarProps) {
  const { group, feedbacks, me, active, inTake, takenBack } = props
  const isOneOfMore = group.records.length > 1
  return group.records.map((talent) => {
    const asked = { ref_id: group._id, to_user: talent._id }
    const mine = answerOf(feedbacks, asked, me)
    if (props.folds && talent._id !== active) {
      const name = talentName(talent)
      const theirs = answersTo(feedbacks, asked)
      return (
        <button
          key={talent._id}
          type="button"
          className={styles.folded}
          aria-label={props.talliesFolded ? undefined : `${name}: ${mine ? ANSWER_WORDS[mine] : 'to answer'}`}
          onClick={() => props.onUnfold(talent._id)}
        >
          <strong>{name}</strong>
          <span className={styles.role}>{talent.role}</span>
          {props.talliesFolded ? (
            <span className={styles.mine}>
              {theirs.length > 0 ? <AnswerTally answers={theirs} /> : 'No answer yet'}
            </span>
          ) : (
            <span className={styles.mine} data-answer={mine ?? undefined}>
              <GreaseMark answer={mine ?? undefined} sign="idle" />
              {mine ? ANSWER_WORDS[mine] : 'To answer'}
            </span>
          )}
        </button>
      )
    }
    return (
      <AnswerRow
        key={talent._id}
        talent={talent}
        among={props.reshoot ? FEEDBACKS : ANSWERS}
        answers={answersTo(feedbacks, asked)}
        me={me}
        mine={mine}
        isActive={talent._id === active}
        isMarked={isOneOfMore && talent._id === active}
        plays={isOneOfMore && inTake.length < group.records.length && inTake.includes(talent._id)}
        unsent={props.unsent.some((one) => isAbout(one, asked)) ? props.unsentWords : undefined}
        isNamed={isOneOfMore || group.name !== talentName(talent)}
        keepsFocus={props.folds}
        takenBack={takenBack?.to_user === talent._id ? takenBack : undefined}
        onPress={(feedback) => props.onPress(talent._id, feedback)}
      />
    )
  })
}
