import { FEEDBACKS, type Feedback, type FeedbackEntry, type PostingGroup } from '@callboard/posting/contract'
import { useId } from 'react'
import { ANSWERS } from '../answers/answer-words.ts'
import { inTakeAlone } from '../takes/in-take-alone.ts'
import styles from './answer-bar.module.css'
import { AnswerRow } from './answer-row.tsx'
import { type Asked, answerOf, answersTo, isAbout } from './answers.ts'
import { TalentTabs } from './talent-tabs.tsx'
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
  /** The people of a group are tabs, and only the chosen one has buttons. */
  readonly folds: boolean
  /** The tabs say what all have answered, in place of what the reader has. */
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
  const playing = inTakeAlone(inTake, records)
  const panel = useId()
  const chosen = props.folds && isOneOfMore ? records.find(({ _id }) => _id === active) : undefined
  const rowOf = (talent: PostingGroup['records'][number]) => {
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
        isNamed={!chosen}
        plays={playing.includes(talent._id)}
        unsent={props.unsent.some((one) => isAbout(one, asked)) ? props.unsentWords : undefined}
        just={props.just && isAbout(props.just, asked) ? props.just : undefined}
        keepsFocus={props.folds}
        onPress={(feedback) => props.onPress(talent._id, feedback)}
      />
    )
  }
  const own = props.ownWords ? <p className={styles.own}>{props.ownWords}</p> : null
  if (!chosen)
    return (
      <>
        {own}
        {records.map(rowOf)}
      </>
    )
  return (
    <>
      <TalentTabs {...props} chosen={chosen} panel={panel} />
      {own}
      <div id={panel} role="tabpanel" aria-labelledby={`${panel}-${chosen._id}`}>
        {rowOf(chosen)}
      </div>
    </>
  )
}
