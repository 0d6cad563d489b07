import { Fact } from '@callboard/kit/facts'
import { Button } from '@callboard/kit/ui'
import type { PostingPageView } from '@callboard/posting/contract'
import { lazy, type ReactNode, Suspense } from 'react'
import type { Page } from '../data/page-input.ts'
import styles from './answer-progress.module.css'
import {
  answeredByAll,
  answeredOf,
  nextUnanswered,
  type PostingShown,
  talentName,
  unanswered,
} from './posting-groups.ts'

const EndOfPage = lazy(() => import('./end-of-page.tsx'))

const SEEN_BY = {
  'full-private': 'Your picks are private: nobody else sees them, not even the casting office.',
  'yes-private': 'Others, the casting office too, see only your yes.',
} as const

/**
 * What is left to do here: how many people of the page the reader has answered, who sees the answers, and the way to the
 * next one. To staff it tells what others have answered.
 */
export function AnswerProgress(props: {
  readonly page: Page
  readonly view: PostingPageView
  /** Without filters. */
  readonly all: readonly PostingShown[]
  readonly onOpen: (group: string) => void
  /** At the end of the line. */
  readonly children: ReactNode
}) {
  const { view, all } = props
  const { can, feedbacks, feedback_private } = view
  const me = view.reviewer?._id
  const isAsked = !can.edit && (can.answer || can.introduce)
  const { given, asked } = answeredOf(all, feedbacks, me)
  const { answered, by } = answeredByAll(all, feedbacks)
  const next = isAsked ? nextUnanswered(all, feedbacks, me, '')?.group : undefined
  const person = next && unanswered(next, feedbacks, me)[0]
  const counts = can.edit ? answered : can.answer ? given : undefined
  const words = (
    <>
      of {asked} answered
      {can.edit && by > 0 ? (
        <span className={styles.by}>
          {' '}
          by {by} {by === 1 ? 'person' : 'people'}
        </span>
      ) : null}
    </>
  )
  const isDone = isAsked && asked > 0 && given === asked
  return (
    <section className={styles.root} aria-label="Answers">
      <div className={styles.line}>
        {asked === 0 ? null : (
          <Fact value={String(counts ?? asked)} unit={counts === undefined ? 'talent' : words} />
        )}
        {next && person ? (
          <div className={`${styles.next} ${styles.fixed}`}>
            <Button onClick={() => props.onOpen(next._id)}>Answer {talentName(person)}</Button>
          </div>
        ) : isDone ? (
          <div className={`${styles.end} ${styles.fixed}`}>
            <Suspense>
              <EndOfPage page={props.page} view={view} />
            </Suspense>
          </div>
        ) : null}
        {feedback_private === null ? null : <p className={styles.note}>{SEEN_BY[feedback_private]}</p>}
        {props.children}
      </div>
      {counts === undefined || asked === 0 ? (
        <hr />
      ) : (
        <progress value={counts} max={asked} aria-label="Answered" />
      )}
    </section>
  )
}
