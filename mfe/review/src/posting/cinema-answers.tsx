import { keyHint } from '@callboard/kit/keys'
import { Button, Skeletons } from '@callboard/kit/ui'
import type { PostingPageView } from '@callboard/posting/contract'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { ANSWER_WORDS } from '../answers/answer-words.ts'
import type { Page } from '../data/page-input.ts'
import { AnswerBar } from './answer-bar.tsx'
import cinema from './cinema.module.css'
import {
  answeredOf,
  firstName,
  NO_FILTERS,
  type PostingFilters,
  type PostingShown,
  type PostingVideo,
  postingShown,
  type ShownTalent,
  talentName,
} from './posting-groups.ts'
import { talentAround } from './talent-around.ts'
import type { useCinemaAnswers } from './use-cinema-answers.ts'
import type { JustAnswered } from './use-just-answered.ts'
import { NARROW, useWindowWidth } from './use-window-width.ts'

const EndWords = lazy(() => import('./end-of-page.tsx').then(({ EndWords: part }) => ({ default: part })))
const WayOn = lazy(() => import('./end-of-page.tsx').then(({ WayOn: part }) => ({ default: part })))
const Introduction = lazy(() => import('./introduction.tsx'))

const WHOLE_PAGE: PostingFilters = { archived: false, ...NO_FILTERS }

/** The answers to the talent of the open group, the way to the next one, and for whom nothing names the way in. */
export function CinemaAnswers(props: {
  readonly page: Page
  readonly view: PostingPageView
  readonly open: PostingShown
  readonly take: PostingVideo
  /** The talent whom the keys answer. */
  readonly active: string | undefined
  /** Of those whom the filters of the page show. */
  readonly around: ReturnType<typeof talentAround>
  readonly given: ReturnType<typeof useCinemaAnswers>
  readonly just: JustAnswered | undefined
  readonly onGo: (to: ShownTalent) => void
  readonly onClose: () => void
  /** The viewer is known by the link under this name of it. */
  readonly onKnown: (named: string) => void
}) {
  const { page, view, open, active, given, around } = props
  const { group } = open
  const { me, introduction } = given
  const isNarrow = useWindowWidth() <= NARROW
  const isAsked = view.can.answer && !view.can.edit
  const everybody = postingShown(view, WHOLE_PAGE)
  const count = answeredOf(everybody, view.feedbacks, me)
  const { left } = talentAround(everybody, { group: group._id, talent: active }, given.isAnswered)
  const isEnd = isAsked && left === undefined
  const here = group.records.find(({ _id }) => _id === active)
  const isDone = active !== undefined && given.isAnswered({ ref_id: group._id, to_user: active })
  // Whoever has an answer is passed over, for as long as somebody has none.
  const next = isAsked && left && left.talent !== here ? left : around.after
  const unsentWords = given.unsent.flatMap(({ ref_id, to_user, feedback }) => {
    const talent = view.groups.find(({ _id }) => _id === ref_id)?.records.find(({ _id }) => _id === to_user)
    return talent ? [`${ANSWER_WORDS[feedback]} for ${talentName(talent)}`] : []
  })
  const hasToSend = introduction !== undefined && given.asks === 0 && given.unsent.length > 0
  const words = next ? `Next: ${(hasToSend ? firstName : talentName)(next.talent)}` : ''
  const bar = useRef<HTMLDivElement>(null)
  const asked = useRef(given.asks)
  useEffect(() => {
    if (asked.current > 0 && given.asks === 0)
      bar.current?.querySelector<HTMLElement>('[data-way], [data-answer]')?.focus()
    asked.current = given.asks
  }, [given.asks])
  return (
    <div ref={bar} className={cinema.answers}>
      <AnswerBar
        reshoot={view.can.reshoot}
        group={group}
        feedbacks={given.answers}
        me={me}
        unsent={given.unsent}
        unsentWords={introduction === undefined ? 'Not sent. Press it again.' : 'Not sent yet'}
        just={props.just}
        active={active}
        inTake={props.take.record_ids}
        folds={isNarrow}
        talliesFolded={view.can.edit}
        ownWords={view.can.edit && given.mayAnswer ? 'Your own answers' : undefined}
        onUnfold={(talent) => props.onGo({ shown: open, talent })}
        onPress={given.press}
      />
      {introduction !== undefined && given.asks === 0 && !hasToSend ? (
        <p className={cinema.note}>You confirm with a code.</p>
      ) : null}
      <div className={isEnd ? `${cinema.foot} ${cinema.end}` : cinema.foot}>
        {isEnd ? (
          <Suspense>
            <EndWords view={view} />
            <WayOn page={page} view={view}>
              <Button className={cinema.way} variant="default" onClick={props.onClose}>
                All talent
              </Button>
            </WayOn>
          </Suspense>
        ) : (
          <>
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
                variant={isAsked && isDone ? 'filled' : 'default'}
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
          </>
        )}
      </div>
      {introduction !== undefined && given.asks > 0 ? (
        <Suspense fallback={<Skeletons rows={1} />}>
          <Introduction
            link={introduction}
            sender={view.sender}
            sendsMail={view.sends_mail}
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
