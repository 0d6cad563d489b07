import { IconChevronDown } from '@callboard/kit/icons'
import { Face } from '@callboard/kit/labels'
import type { PickVote } from '@callboard/posting/contract'
import type { ReviewGroup } from '@callboard/review/contract'
import { useState } from 'react'
import { AnswerMarks } from '../answers/answer-marks.tsx'
import { InThisTake } from '../takes/in-this-take.tsx'
import { countWords } from '../takes/take-words.ts'
import { NamedAnswers } from './named-answers.tsx'
import { NO_ROLE } from './review-groups.ts'
import styles from './talent-list.module.css'

/** A talent of the group with how often each answer was given, and by whom. */
export function TalentRow(props: {
  readonly talent: ReviewGroup['records'][number]
  readonly votes: readonly PickVote[]
  /** Each answer tells where it was given. */
  readonly withPlaces: boolean
  /** Clients were asked, and what they said is known. */
  readonly isAnswered: boolean
  /** Who gave the answers is unfolded by their number. */
  readonly folds: boolean
  /** There is room for them at first, and for a large picture. */
  readonly isRoomy: boolean
  /** The talent, and not everybody of the group, is in the take that plays. */
  readonly plays: boolean
  /** Where the same talent is, too. */
  readonly twice: string | undefined
}) {
  const { talent, votes, folds } = props
  /** As the reader wants it; undefined: as at first. */
  const [wanted, want] = useState<boolean>()
  const isUnfolded = wanted ?? props.isRoomy
  const name = `${talent.first_name} ${talent.last_name}`.trim() || 'Unknown'
  const tally = <AnswerMarks votes={votes} brief />
  return (
    <li data-plays={props.plays || undefined}>
      <Face of="talent" src={talent.photo_url} name={name} size={folds && !props.isRoomy ? 32 : 44} />
      <span className={styles.words}>
        <strong title={name}>{name}</strong>
        <span className={styles.facts}>
          <span className={styles.role}>{talent.role.trim() || NO_ROLE}</span>
          {props.plays ? <InThisTake /> : null}
          {votes.length === 0 && props.isAnswered ? (
            <span className={styles.answer}>No answer yet</span>
          ) : null}
          {votes.length > 0 && !folds ? <span className={styles.answer}>{tally}</span> : null}
        </span>
      </span>
      {votes.length > 0 && folds ? (
        <button
          type="button"
          className={styles.unfold}
          aria-expanded={isUnfolded}
          onClick={() => want(!isUnfolded)}
        >
          {tally}
          <span>
            {countWords(votes.length, 'answer')} <IconChevronDown size={12} aria-hidden />
          </span>
        </button>
      ) : null}
      {votes.length > 0 && (!folds || isUnfolded) ? (
        <span className={styles.below}>
          <NamedAnswers votes={votes} withPlaces={props.withPlaces} />
        </span>
      ) : null}
      {props.twice ? <span className={`${styles.below} ${styles.twice}`}>{props.twice}</span> : null}
    </li>
  )
}
