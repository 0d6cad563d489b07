import { Button, Skeletons } from '@callboard/kit/ui'
import type { PostingPageView } from '@callboard/posting/contract'
import { lazy, Suspense, useEffect, useRef } from 'react'
import type { Page } from '../data/page-input.ts'
import { AnswerBar } from './answer-bar.tsx'
import cinema from './cinema.module.css'
import {
  answeredOf,
  nextToAnswer,
  type PostingFilters,
  type PostingShown,
  type PostingVideo,
  postingShown,
  type ToAnswer,
  unanswered,
} from './posting-groups.ts'
import { TalentPager } from './talent-pager.tsx'
import type { useCinemaAnswers } from './use-cinema-answers.ts'
import { useWindowWidth } from './use-window-width.ts'

const EndWords = lazy(() => import('./end-of-page.tsx').then(({ EndWords: part }) => ({ default: part })))
const WayOn = lazy(() => import('./end-of-page.tsx').then(({ WayOn: part }) => ({ default: part })))
const Introduction = lazy(() => import('./introduction.tsx'))

/** Pixels: up to this width the answers stand at the bottom, under the thumb. */
const NARROW = 900

const WHOLE_PAGE: PostingFilters = { archived: false, role: '', from: '', feedback: '' }

/** The answers to the talent of the open group, the way to the next ones, and for whom nothing names the way in. */
export function CinemaAnswers(props: {
  readonly page: Page
  readonly view: PostingPageView
  readonly shown: readonly PostingShown[]
  readonly group: PostingShown['group']
  readonly take: PostingVideo
  /** The talent whom the keys answer. */
  readonly active: string | undefined
  readonly given: ReturnType<typeof useCinemaAnswers>
  readonly onChoose: (talent: string) => void
  readonly onGo: (group: string) => void
  readonly onNext: (next: ToAnswer) => void
  readonly onClose: () => void
  /** The viewer is known by the link under this name of it. */
  readonly onKnown: (named: string) => void
}) {
  const { page, view, shown, group, active, given } = props
  const { me, introduction } = given
  const isNarrow = useWindowWidth() <= NARROW
  const isAsked = view.can.answer && !view.can.edit
  const next = isAsked
    ? nextToAnswer(shown, view.feedbacks, me, { group: group._id, talent: active })
    : undefined
  const isEnd = isAsked && !next && unanswered(group, view.feedbacks, me).length === 0
  const count = answeredOf(postingShown(view, WHOLE_PAGE), view.feedbacks, me)
  const bar = useRef<HTMLDivElement>(null)
  const asked = useRef(given.asks)
  useEffect(() => {
    if (asked.current > 0 && given.asks === 0)
      bar.current?.querySelector<HTMLElement>('nav > :last-child')?.focus()
    asked.current = given.asks
  }, [given.asks])
  return (
    <div ref={bar} className={cinema.answers}>
      <TalentPager
        shown={shown}
        open={group}
        next={next}
        isDone={given.mine !== null}
        onGo={props.onGo}
        onNext={props.onNext}
      >
        {introduction !== undefined && given.asks === 0 ? (
          <Button onClick={given.introduce}>Sign in to answer</Button>
        ) : isEnd ? (
          <Suspense>
            <WayOn page={page} view={view}>
              <Button variant="default" onClick={props.onClose}>
                All talent
              </Button>
            </WayOn>
          </Suspense>
        ) : null}
      </TalentPager>
      <AnswerBar
        reshoot={view.can.reshoot}
        group={group}
        feedbacks={given.answers}
        me={me}
        waits={introduction !== undefined}
        active={active}
        inTake={props.take.record_ids}
        folds={isNarrow}
        takenBack={given.takenBack}
        onChoose={props.onChoose}
        onPress={given.press}
      />
      {isAsked ? (
        <div className={cinema.progress}>
          {isEnd ? (
            <Suspense>
              <EndWords view={view} />
            </Suspense>
          ) : (
            <p>
              {count.given} of {count.asked} answered
            </p>
          )}
        </div>
      ) : null}
      {introduction !== undefined && given.asks > 0 ? (
        <Suspense fallback={<Skeletons rows={1} />}>
          <Introduction
            link={introduction}
            asks={given.asks}
            kept={given.kept}
            onKnown={props.onKnown}
            onClose={given.closeIntroduction}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
