import { keyHint, keyWord, useKeys } from '@callboard/kit/keys'
import { Button } from '@callboard/kit/ui'
import type { PostingPageView } from '@callboard/posting/contract'
import { type CSSProperties, lazy, Suspense, useRef } from 'react'
import type { Page } from '../data/page-input.ts'
import bar from './answer-bar.module.css'
import { AnsweredWords } from './answered-line.tsx'
import { answeredWords } from './answered-words.ts'
import cinema from './cinema.module.css'
import { JustAnsweredWords } from './just-answered.tsx'
import { TURN_AFTER } from './plays-on.ts'
import { firstName, type PostingShown, type ShownTalent, talentName } from './posting-groups.ts'
import turns from './turns-to.module.css'
import type { useCinemaAnswers } from './use-cinema-answers.ts'
import type { JustAnswered } from './use-just-answered.ts'
import type { WayOn as Way } from './way-on.ts'

const EndWords = lazy(() => import('./end-of-page.tsx').then(({ EndWords: part }) => ({ default: part })))
const WayOn = lazy(() => import('./end-of-page.tsx').then(({ WayOn: part }) => ({ default: part })))
const TurnsTo = lazy(() => import('./turns-to.tsx'))

const WAY_KEY = keyWord('answer', 'nextToAnswer')

/**
 * One row below the answers: how many are given, and the way to whoever is next, or on from the page. On a phone what
 * was just answered, and the way to stay where the answers turn by themselves, stand in place of the number.
 */
export function CinemaFoot(props: {
  readonly page: Page
  readonly view: PostingPageView
  readonly open: PostingShown
  /** The talent whom the keys answer. */
  readonly active: string | undefined
  readonly wayOn: Way
  /** Where one is on the page, for whom no answers are counted. */
  readonly place: string | undefined
  readonly given: ReturnType<typeof useCinemaAnswers>
  /** Said here: the last press, and the talent to whom the answers are about to turn by themselves. */
  readonly just: JustAnswered | undefined
  readonly turnsTo: string | undefined
  /** They do so, wherever it is said: the way on needs no press. */
  readonly isTurning: boolean
  readonly onStay: () => void
  readonly onUndo: () => void
  readonly onGo: (to: ShownTalent) => void
  readonly onClose: () => void
}) {
  const { page, view, open, active, given } = props
  const { isAsked, count, byAll, isEnd, next } = props.wayOn
  const { records, _id: group } = open.group
  const turnsTo = records.find(({ _id }) => _id === props.turnsTo)
  const unsent = given.introduction === undefined ? 0 : given.unsent.length
  // What is not sent is said here, and taken back where it was pressed.
  const just = unsent > 0 && props.just?.undo ? undefined : props.just
  const answered = records.find(({ _id }) => _id === just?.to_user)
  const note = (
    <JustAnsweredWords
      name={answered ? talentName(answered) : ''}
      seen={answered && firstName(answered)}
      just={answered && just}
      onUndo={props.onUndo}
    />
  )
  const foot = useRef<HTMLDivElement>(null)
  // Once everybody is answered it is the way on.
  const hasToSend = unsent > 0 && !next && given.asks === undefined && !answered && !turnsTo
  const hasWay = isEnd || next !== undefined || hasToSend
  useKeys('answer', {
    nextToAnswer: hasWay
      ? () => foot.current?.querySelector<HTMLElement>(':scope > :is(a, button)')?.click()
      : undefined,
  })
  const key = <span className={bar.key} data-key={WAY_KEY} aria-hidden />
  if (isEnd)
    return (
      <div
        ref={foot}
        className={`${cinema.foot} ${cinema.end}`}
        style={{ '--key': `'${WAY_KEY}'` } as CSSProperties}
      >
        <Suspense>
          <EndWords
            view={view}
            {...(count.asked > 1 && { all: `All ${count.asked} talent answered` })}
            isBrief={answered !== undefined}
          />
          {note}
          <WayOn page={page} view={view} isBrief>
            <Button className={cinema.way} variant="default" onClick={props.onClose}>
              Back to the list
              {key}
            </Button>
          </WayOn>
        </Suspense>
      </div>
    )
  const isDone = active !== undefined && given.isAnswered({ ref_id: group, to_user: active })
  const words = next ? `Next: ${talentName(next.talent)}` : ''
  const number = isAsked ? (
    `${count.given} ${answeredWords(count.asked)}`
  ) : view.can.edit ? (
    <>
      {byAll.answered} <AnsweredWords asked={count.asked} by={byAll.by} hidden={view.private_reviewers} />
    </>
  ) : (
    props.place
  )
  return (
    <div ref={foot} className={cinema.foot}>
      {turnsTo ? (
        <Suspense>
          <TurnsTo name={talentName(turnsTo)} isRow onStay={props.onStay} />
        </Suspense>
      ) : (
        <>
          {note}
          {answered || number === undefined ? null : <p>{unsent > 0 ? `${unsent} not sent` : number}</p>}
        </>
      )}
      {next ? (
        <Button
          className={turnsTo ? `${cinema.way} ${turns.line}` : cinema.way}
          style={{ '--turn-after': `${TURN_AFTER}ms` } as CSSProperties}
          variant={isAsked && isDone && !props.isTurning && given.asks === undefined ? 'filled' : 'default'}
          onClick={() => props.onGo(next)}
          {...keyHint('answer', 'nextToAnswer', words)}
        >
          <span className={cinema.whom}>{words}</span>
          {key}
        </Button>
      ) : null}
      {hasToSend ? (
        <Button className={cinema.way} data-way onClick={() => given.introduce()}>
          Sign in to send
          {key}
        </Button>
      ) : null}
    </div>
  )
}
