import { Button, Skeletons } from '@callboard/kit/ui'
import type { PostingPageView } from '@callboard/posting/contract'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { ANSWER_WORDS } from '../answers/answer-words.ts'
import type { Page } from '../data/page-input.ts'
import { AnswerBar } from './answer-bar.tsx'
import cinema from './cinema.module.css'
import {
  answeredOf,
  NO_FILTERS,
  nextToAnswer,
  type PostingFilters,
  type PostingShown,
  type PostingVideo,
  postingShown,
  type ToAnswer,
  talentName,
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

const WHOLE_PAGE: PostingFilters = { archived: false, ...NO_FILTERS }

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
  readonly onUnfold: (talent: string) => void
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
  // It is in another group: the open group's own people stand here with buttons, or as lines that unfold to them.
  const next = isAsked ? nextToAnswer(shown, view.feedbacks, me, group._id) : undefined
  const left = unanswered(group, view.feedbacks, me)
  const isEnd = isAsked && !next && left.length === 0
  // On a phone the button waits until every folded talent of the group has an answer.
  const offersNext = next && (!isNarrow || left.every(({ _id }) => _id === active))
  const count = answeredOf(postingShown(view, WHOLE_PAGE), view.feedbacks, me)
  const unsentWords = given.unsent.flatMap(({ ref_id, to_user, feedback }) => {
    const talent = view.groups.find(({ _id }) => _id === ref_id)?.records.find(({ _id }) => _id === to_user)
    return talent ? [`${ANSWER_WORDS[feedback]} for ${talentName(talent)}`] : []
  })
  const bar = useRef<HTMLDivElement>(null)
  const asked = useRef(given.asks)
  useEffect(() => {
    if (asked.current > 0 && given.asks === 0)
      bar.current?.querySelector<HTMLElement>('[data-way] button, [data-answer]')?.focus()
    asked.current = given.asks
  }, [given.asks])
  return (
    <div ref={bar} className={cinema.answers}>
      <TalentPager shown={shown} open={group} onGo={props.onGo} />
      {offersNext ? (
        <div className={cinema.way}>
          <Button
            variant={left.length === 0 ? 'filled' : 'default'}
            title={`Answer ${talentName(next.talent)}`}
            onClick={() => props.onNext(next)}
          >
            Answer {talentName(next.talent)}
          </Button>
        </div>
      ) : introduction !== undefined && given.asks === 0 && given.unsent.length > 0 ? (
        <div className={cinema.way} data-way>
          <Button onClick={given.introduce}>Sign in to send</Button>
        </div>
      ) : isAsked && !isEnd ? (
        // A phone keeps the height of the button that comes here, so that the answers do not move.
        <div className={cinema.way} />
      ) : null}
      <AnswerBar
        reshoot={view.can.reshoot}
        group={group}
        feedbacks={given.answers}
        me={me}
        unsent={given.unsent}
        unsentWords={introduction === undefined ? 'Not sent. Press it again.' : 'Not sent yet'}
        active={active}
        inTake={props.take.record_ids}
        folds={isNarrow}
        talliesFolded={view.can.edit}
        takenBack={given.takenBack}
        onUnfold={props.onUnfold}
        onPress={given.press}
      />
      {isAsked ? (
        <div className={cinema.progress}>
          {isEnd ? (
            <Suspense>
              <EndWords view={view} />
              <WayOn page={page} view={view}>
                <Button variant="default" onClick={props.onClose}>
                  All talent
                </Button>
              </WayOn>
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
            kept={unsentWords}
            onKnown={props.onKnown}
            onClose={given.closeIntroduction}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
