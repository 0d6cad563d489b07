import { keyHint, keyWord } from '@callboard/kit/keys'
import { Button } from '@callboard/kit/ui'
import type { PostingPageView } from '@callboard/posting/contract'
import { type CSSProperties, lazy, Suspense } from 'react'
import type { Page } from '../data/page-input.ts'
import bar from './answer-bar.module.css'
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

/** Letters of a first name that has room behind longer words. */
const MOST_LETTERS = 12

/** @param isNarrow another button stands beside */
function nextWords({ talent }: ShownTalent, leadsBack: boolean, isNarrow: boolean): string {
  const first = firstName(talent)
  if (leadsBack && !isNarrow && first.length <= MOST_LETTERS) return `Next to answer: ${first}`
  return `Next: ${isNarrow ? first : talentName(talent)}`
}

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
  /** Where one is on the page, for whom no answers are asked. */
  readonly place: string | undefined
  readonly given: ReturnType<typeof useCinemaAnswers>
  /** Said here: the last press, and the talent to whom the answers are about to turn by themselves. */
  readonly just: JustAnswered | undefined
  readonly turnsTo: string | undefined
  readonly onStay: () => void
  readonly onUndo: () => void
  readonly onGo: (to: ShownTalent) => void
  readonly onClose: () => void
}) {
  const { page, view, open, active, given, just } = props
  const { isAsked, count, isEnd, next, leadsBack } = props.wayOn
  const { records, _id: group } = open.group
  const turnsTo = records.find(({ _id }) => _id === props.turnsTo)
  const answered = records.find(({ _id }) => _id === just?.to_user)
  const note = (
    <JustAnsweredWords
      name={answered ? talentName(answered) : ''}
      seen={answered && firstName(answered)}
      just={answered && just}
      onUndo={props.onUndo}
    />
  )
  if (isEnd)
    return (
      <div className={`${cinema.foot} ${cinema.end}`}>
        <Suspense>
          <EndWords
            view={view}
            {...(count.asked > 1 && { all: `All ${count.asked} answered` })}
            isBrief={answered !== undefined}
          />
          {note}
          <WayOn page={page} view={view} isBrief>
            <Button className={cinema.way} variant="default" onClick={props.onClose}>
              Back to the list
            </Button>
          </WayOn>
        </Suspense>
      </div>
    )
  const unsent = given.introduction === undefined ? 0 : given.unsent.length
  const hasToSend = unsent > 0 && given.asks === 0
  const isDone = active !== undefined && given.isAnswered({ ref_id: group, to_user: active })
  const words = next ? nextWords(next, leadsBack, hasToSend) : ''
  const number = isAsked ? `${count.given} of ${count.asked} answered` : props.place
  return (
    <div className={cinema.foot}>
      {turnsTo ? (
        <Suspense>
          <TurnsTo name={talentName(turnsTo)} isRow onStay={props.onStay} />
        </Suspense>
      ) : (
        <>
          {note}
          {answered ? null : <p>{unsent > 0 ? `${unsent} not sent` : number}</p>}
        </>
      )}
      {next ? (
        <Button
          className={turnsTo ? `${cinema.way} ${turns.line}` : cinema.way}
          style={{ '--turn-after': `${TURN_AFTER}ms` } as CSSProperties}
          variant={isAsked && isDone && !hasToSend && given.asks === 0 ? 'filled' : 'default'}
          onClick={() => props.onGo(next)}
          {...keyHint('answer', 'nextToAnswer', words)}
        >
          {words}
          <span className={bar.key} data-key={keyWord('answer', 'nextToAnswer')} aria-hidden />
        </Button>
      ) : null}
      {hasToSend ? (
        <Button className={cinema.send} data-way onClick={given.introduce}>
          Sign in to send
        </Button>
      ) : null}
    </div>
  )
}
