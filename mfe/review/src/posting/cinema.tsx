import { useAnswer } from '@callboard/kit/data'
import { useKeys } from '@callboard/kit/keys'
import type { PlayerHandle } from '@callboard/kit/player'
import { ADVANCE_AFTER, firstShown, nextPlaying, useDelayed } from '@callboard/kit/takes'
import { Button, Skeletons } from '@callboard/kit/ui'
import { listComments, type PostingPageView } from '@callboard/posting/contract'
import { lazy, Suspense, useRef, useState } from 'react'
import { commentsInput, type Page } from '../data/page-input.ts'
import { marksOf, type OpenTake } from '../takes/comment-moments.ts'
import { AnswerBar } from './answer-bar.tsx'
import cinema from './cinema.module.css'
import { CinemaHead } from './cinema-head.tsx'
import { CinemaPicture } from './cinema-picture.tsx'
import { ContactStrip } from './contact-strip.tsx'
import {
  nextUnanswered,
  type Place,
  type PostingShown,
  type PostingVideo,
  stepFrom,
  unanswered,
} from './posting-groups.ts'
import { TakeStrip } from './take-strip.tsx'
import { TalentPager } from './talent-pager.tsx'
import { useOfficeComments } from './use-card-comments.ts'
import { useCinemaAnswers } from './use-cinema-answers.ts'
import { usePlay } from './use-play.ts'
import { useWindowWidth } from './use-window-width.ts'

const EndOfPage = lazy(() => import('./end-of-page.tsx'))
const Introduction = lazy(() => import('./introduction.tsx'))
const Comments = lazy(() => import('./comments.tsx').then(({ Comments: part }) => ({ default: part })))

/** Pixels: up to this width the answers stand at the bottom, under the thumb. */
const NARROW = 900

/** A large picture, the answers within the thumb's reach, then everything else. */
export default function Cinema(props: {
  readonly page: Page
  readonly view: PostingPageView
  readonly shown: readonly PostingShown[]
  readonly open: PostingShown
  readonly take: PostingVideo
  readonly onGo: (place: Place) => void
  readonly onClose: () => void
  /** The viewer is known by the link under this name of it. */
  readonly onKnown: (named: string) => void
}) {
  const { page, view, shown, open, take, onGo, onClose } = props
  const { group, takes } = open
  const advance = useDelayed()
  const play = usePlay(page, group._id, take.plays ? take._id : undefined)
  const isNarrow = useWindowWidth() <= NARROW
  const [chosen, choose] = useState<{ readonly take: string; readonly talent: string }>()
  // Whoever is in the take that plays, until another one is chosen.
  const active =
    (chosen?.take === take._id ? chosen.talent : undefined) ?? take.record_ids[0] ?? group.records[0]?._id

  const answers = useRef<HTMLDivElement>(null)
  const { me, mine, introduces, give } = useCinemaAnswers({
    page,
    view,
    group,
    active,
    onTouched: advance.cancel,
    onChoose: (talent) => choose({ take: take._id, talent }),
    bar: answers,
  })

  const hasPlayer = take.plays && play.fault === undefined

  const player = useRef<PlayerHandle>(null)
  const picture = useRef<HTMLDivElement>(null)
  const [begin, setBegin] = useState<{ readonly take: string; readonly second: number }>()
  const hasOffice = view.showSessionComments || view.showVideoReviewComments
  const said = useAnswer(listComments, view.can.read ? commentsInput(page, group._id) : undefined)
  const office = useOfficeComments(page, view.can.read && hasOffice)
  const marks = [said, office].flatMap((answer) =>
    answer.kind === 'ready' ? marksOf(take._id, answer.data.comments) : [],
  )
  const openTake: OpenTake = {
    take: take._id,
    takes,
    onMoment: (to, second) => {
      advance.cancel()
      if (to === take._id) player.current?.seek(second)
      else {
        setBegin({ take: to, second })
        onGo({ group: group._id, take: to })
      }
      picture.current?.scrollIntoView({ block: 'nearest' })
    },
  }

  const at = { group: group._id, take: take._id }
  const next = stepFrom(shown, at, 1)
  const previous = stepFrom(shown, at, -1)
  const isAsked = view.can.answer && !view.can.edit
  const toAnswer = isAsked ? nextUnanswered(shown, view.feedbacks, me, group._id)?.group : undefined
  const [talentToAnswer] = toAnswer ? unanswered(toAnswer, view.feedbacks, me) : []
  const isDone = unanswered(group, view.feedbacks, me).length === 0
  const goToGroup = (id: string) => {
    const to = shown.find((one) => one.group._id === id)
    const first = to && firstShown(to.takes, '')
    if (first) go({ group: id, take: first._id })
  }
  const go = (place: Place | undefined) => {
    advance.cancel()
    setBegin(undefined)
    if (place) onGo(place)
  }
  const ended = () => {
    const following = nextPlaying(takes, take._id)
    if (following) advance.start(() => onGo({ group: group._id, take: following._id }), ADVANCE_AFTER)
  }
  const toPrevious = previous ? () => go(previous) : undefined
  const toNext = next ? () => go(next) : undefined
  useKeys('take', { next: () => go(next), previous: () => go(previous) })
  useKeys('everywhere', { back: onClose })

  return (
    <article className={cinema.root} aria-label={group.name}>
      <CinemaHead
        page={page}
        view={view}
        open={open}
        take={take}
        hasPlayer={hasPlayer}
        onPrevious={toPrevious}
        onNext={toNext}
        onClose={onClose}
      />
      <div className={cinema.film}>
        <CinemaPicture
          view={view}
          group={group}
          take={take}
          play={play}
          hasPlayer={hasPlayer}
          beginAt={begin?.take === take._id ? begin.second : undefined}
          marks={marks}
          me={me}
          feedbacks={view.feedbacks}
          active={active}
          mine={mine}
          onEnded={ended}
          onTouched={advance.cancel}
          onPrevious={toPrevious}
          onNext={toNext}
          player={player}
          picture={picture}
        />
        <div className={cinema.takes}>
          <TakeStrip
            group={group}
            takes={takes}
            current={take._id}
            feedbacks={view.feedbacks}
            me={me}
            onChoose={(id) => go({ group: group._id, take: id })}
          />
        </div>
        <ContactStrip shown={shown} open={group._id} feedbacks={view.feedbacks} me={me} onGo={goToGroup} />
      </div>
      <div className={cinema.side}>
        <div ref={answers} className={cinema.answers}>
          <TalentPager
            shown={shown}
            open={group}
            next={toAnswer && talentToAnswer ? { group: toAnswer, talent: talentToAnswer } : undefined}
            isDone={isDone}
            onGo={goToGroup}
          >
            {isAsked && isDone && !toAnswer ? (
              <Suspense>
                <EndOfPage page={page} view={view}>
                  <Button variant="default" onClick={onClose}>
                    All talent
                  </Button>
                </EndOfPage>
              </Suspense>
            ) : null}
          </TalentPager>
          <AnswerBar
            reshoot={view.can.reshoot}
            group={group}
            feedbacks={view.feedbacks}
            me={me}
            active={active}
            inTake={take.record_ids}
            folds={isNarrow}
            onChoose={(talent) => choose({ take: take._id, talent })}
            onAnswer={give}
          />
          {introduces && page.link !== undefined ? (
            <Suspense fallback={<Skeletons rows={1} />}>
              <Introduction link={page.link} onKnown={props.onKnown} />
            </Suspense>
          ) : null}
        </div>
        <div className={cinema.talk}>
          {view.can.read ? (
            <Suspense fallback={<Skeletons rows={2} />}>
              <Comments
                key={group._id}
                page={page}
                group={group}
                me={me}
                open={openTake}
                player={player}
                take={hasPlayer ? take : undefined}
                readOnly={!view.can.answer}
                hasOffice={hasOffice}
                active={active}
                hidesPicks={view.feedback_private !== null}
              />
            </Suspense>
          ) : null}
        </div>
      </div>
    </article>
  )
}
