import { keyHint } from '@callboard/kit/keys'
import { Button } from '@callboard/kit/ui'
import type { PostingPageView } from '@callboard/posting/contract'
import { lazy, Suspense } from 'react'
import type { Page } from '../data/page-input.ts'
import cinema from './cinema.module.css'
import {
  answeredOf,
  firstName,
  NO_FILTERS,
  type PostingFilters,
  type PostingShown,
  postingShown,
  type ShownTalent,
  talentName,
} from './posting-groups.ts'
import { talentAround } from './talent-around.ts'
import type { useCinemaAnswers } from './use-cinema-answers.ts'

const EndWords = lazy(() => import('./end-of-page.tsx').then(({ EndWords: part }) => ({ default: part })))
const WayOn = lazy(() => import('./end-of-page.tsx').then(({ WayOn: part }) => ({ default: part })))

const WHOLE_PAGE: PostingFilters = { archived: false, ...NO_FILTERS }

/** One row below the answers: how many are given, and the way to whoever is next, or on from the page. */
export function CinemaFoot(props: {
  readonly page: Page
  readonly view: PostingPageView
  readonly open: PostingShown
  /** The talent whom the keys answer. */
  readonly active: string | undefined
  /** Of those whom the filters of the page show. */
  readonly around: ReturnType<typeof talentAround>
  readonly given: ReturnType<typeof useCinemaAnswers>
  readonly onGo: (to: ShownTalent) => void
  readonly onClose: () => void
}) {
  const { page, view, open, active, given, around } = props
  const { group } = open
  const isVisitor = given.introduction !== undefined
  const isAsked = isVisitor || (view.can.answer && !view.can.edit)
  const everybody = postingShown(view, WHOLE_PAGE)
  const count = answeredOf(everybody, isVisitor ? given.answers : view.feedbacks, given.me)
  const { left } = talentAround(everybody, { group: group._id, talent: active }, given.isAnswered)
  if (isAsked && !isVisitor && left === undefined)
    return (
      <div className={`${cinema.foot} ${cinema.end}`}>
        <Suspense>
          <EndWords view={view} />
          <WayOn page={page} view={view} isBrief>
            <Button className={cinema.way} variant="default" onClick={props.onClose}>
              Back to the list
            </Button>
          </WayOn>
        </Suspense>
      </div>
    )
  const here = group.records.find(({ _id }) => _id === active)
  const isDone = active !== undefined && given.isAnswered({ ref_id: group._id, to_user: active })
  // Whoever has an answer is passed over, for as long as somebody has none.
  const next = isAsked && left && left.talent !== here ? left : around.after
  const hasToSend = isVisitor && given.asks === 0 && given.unsent.length > 0
  const words = next ? `Next: ${(hasToSend ? firstName : talentName)(next.talent)}` : ''
  return (
    <div className={cinema.foot}>
      {hasToSend ? null : (
        <p>
          {isAsked
            ? `${count.given} of ${count.asked} answered`
            : around.of > 1
              ? `Talent ${around.place} of ${around.of}`
              : null}
        </p>
      )}
      {next ? (
        <Button
          className={cinema.way}
          variant={isAsked && isDone && !hasToSend && given.asks === 0 ? 'filled' : 'default'}
          onClick={() => props.onGo(next)}
          {...(next === around.after ? keyHint('answer', 'nextTalent', words) : { title: words })}
        >
          {words}
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
