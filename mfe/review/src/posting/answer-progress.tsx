import { Fact } from '@callboard/kit/facts'
import { Button } from '@callboard/kit/ui'
import type { PostingPageView } from '@callboard/posting/contract'
import type { ReactNode } from 'react'
import styles from './answered-line.module.css'
import { AnsweredLine, AnsweredWords } from './answered-line.tsx'
import {
  answeredByAll,
  answeredOf,
  firstToAnswer,
  narrowedFact,
  type PostingFilters,
  type PostingShown,
  talentName,
} from './posting-groups.ts'
import bar from './thumb-bar.module.css'

const SEEN_BY = {
  'full-private': 'Your picks are private: nobody else sees them, not even the casting office.',
  'yes-private': 'Others, the casting office too, see only your yes.',
} as const

/**
 * What is left to do here: how many people of the page the reader has answered, who sees the answers, and the way to the
 * next one. To staff it tells what others have answered; of a page that is narrowed down, how many are shown.
 */
export function AnswerProgress(props: {
  readonly view: PostingPageView
  /** Without filters. */
  readonly all: readonly PostingShown[]
  readonly filters: PostingFilters
  /** What they leave; undefined while none is set. */
  readonly narrowed: readonly PostingShown[] | undefined
  /** How many answers of a visitor wait for a name. */
  readonly unsent: number
  readonly onOpen: (group: string) => void
  /** Absent where none waits. */
  readonly onSend: (() => void) | undefined
  /** Stands there once nothing is left to do. */
  readonly end: ReactNode
  /** At the end of the line. */
  readonly children: ReactNode
}) {
  const { view, all, narrowed } = props
  const { can, feedbacks, feedback_private } = view
  const me = view.reviewer?._id
  const isAsked = !can.edit && (can.answer || can.introduce)
  const { given, asked } = answeredOf(all, feedbacks, me)
  const { answered, by } = answeredByAll(all, feedbacks)
  const first = isAsked ? firstToAnswer(all, feedbacks, me) : undefined
  const next = narrowed ? first && firstToAnswer(narrowed, feedbacks, me) : first
  const counts = can.edit ? answered : can.answer ? given : undefined
  const fact = narrowed
    ? narrowedFact(all, narrowed, feedbacks, props.filters)
    : counts === undefined
      ? isAsked
        ? { value: asked - given, unit: 'to answer' }
        : { value: asked, unit: 'talent' }
      : {
          value: counts,
          unit: (
            <AnsweredWords asked={asked} by={can.edit ? by : undefined} hidden={view.private_reviewers} />
          ),
        }
  return (
    <AnsweredLine
      fact={asked === 0 ? null : <Fact value={String(fact.value)} unit={fact.unit} />}
      progress={counts === undefined || asked === 0 || narrowed ? undefined : { given: counts, asked }}
      hasTools
    >
      {props.onSend || first ? (
        <div className={`${styles.next} ${bar.root}`}>
          {props.onSend ? (
            <Button variant={next ? 'default' : 'filled'} onClick={props.onSend}>
              {props.unsent} not sent: sign in to send
            </Button>
          ) : null}
          {first ? (
            <Button
              // Of those whom the filters leave nobody is to answer: its place stays.
              style={next ? undefined : { visibility: 'hidden' }}
              onClick={() => props.onOpen((next ?? first).shown.group._id)}
            >
              Next: {talentName((next ?? first).talent)}
            </Button>
          ) : null}
        </div>
      ) : props.end ? (
        <div className={`${styles.end} ${bar.root}`} data-words>
          {props.end}
        </div>
      ) : null}
      {feedback_private === null ? null : (
        <p className={`${styles.note} ${styles.below}`}>{SEEN_BY[feedback_private]}</p>
      )}
      {props.children}
    </AnsweredLine>
  )
}
