import type { TakeMoment } from '@callboard/kit/comments'
import { useAnswer } from '@callboard/kit/data'
import { useKeys } from '@callboard/kit/keys'
import type { PlayerHandle } from '@callboard/kit/player'
import { ADVANCE_AFTER, firstShown, nextPlaying, useDelayed } from '@callboard/kit/takes'
import { Button, Skeletons } from '@callboard/kit/ui'
import { listComments, type PostingPageView } from '@callboard/posting/contract'
import { lazy, Suspense, useRef, useState } from 'react'
import { commentsInput, type Page } from '../data/page-input.ts'
import { marksOf, type OpenTake } from '../takes/comment-moments.ts'
import cinema from './cinema.module.css'
import { CinemaAnswers } from './cinema-answers.tsx'
import { CinemaHead } from './cinema-head.tsx'
import { CinemaPicture } from './cinema-picture.tsx'
import { ContactStrip } from './contact-strip.tsx'
import {
  type Place,
  type PostingShown,
  type PostingVideo,
  stepFrom,
  type ToAnswer,
  takesOf,
} from './posting-groups.ts'
import { TakeStrip } from './take-strip.tsx'
import { useOfficeComments } from './use-card-comments.ts'
import { useCinemaAnswers } from './use-cinema-answers.ts'
import { usePlay } from './use-play.ts'

const Comments = lazy(() => import('./comments.tsx').then(({ Comments: part }) => ({ default: part })))

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
  const [chosen, choose] = useState<{ readonly take: string; readonly talent: string }>()
  // Whoever is in the take that plays, until another one is chosen.
  const active =
    (chosen?.take === take._id ? chosen.talent : undefined) ?? take.record_ids[0] ?? group.records[0]?._id

  const given = useCinemaAnswers({
    page,
    view,
    group,
    active,
    onTouched: advance.cancel,
    onChoose: (talent) => choose({ take: take._id, talent }),
  })
  const { me } = given

  const hasPlayer = take.plays && play.fault === undefined
  // The strip stands for each group or for none: the film does not move from one to the next.
  const hasTakes = shown.some((one) => one.takes.length > 1)

  const player = useRef<PlayerHandle>(null)
  const picture = useRef<HTMLDivElement>(null)
  const [still, setStill] = useState<TakeMoment>()
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
  const goToTalent = ({ shown: to, talent }: ToAnswer) => {
    const theirs = takesOf(to, talent._id)
    const shows = to.group._id === group._id ? theirs.find(({ _id }) => _id === take._id) : undefined
    const first = shows ?? firstShown(theirs, '')
    if (!first) return
    if (first !== take) go({ group: to.group._id, take: first._id })
    choose({ take: first._id, talent: talent._id })
  }
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
  const inGroup = (place: Place | undefined) => (place?.group === group._id ? () => go(place) : undefined)
  const toPrevious = inGroup(previous)
  const toNext = inGroup(next)
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
          mine={given.mine}
          onEnded={ended}
          onTouched={advance.cancel}
          onStill={(second) => setStill(second === undefined ? undefined : { video: take._id, second })}
          onPrevious={toPrevious}
          onNext={toNext}
          onSwipe={(step) => go(step === 1 ? next : previous)}
          player={player}
          picture={picture}
        />
        {hasTakes ? (
          <div className={cinema.strip}>
            <h2>Takes</h2>
            <TakeStrip
              group={group}
              takes={takes}
              current={take._id}
              feedbacks={view.feedbacks}
              me={me}
              onChoose={(id) => go({ group: group._id, take: id })}
            />
          </div>
        ) : null}
        <ContactStrip shown={shown} open={group._id} feedbacks={view.feedbacks} me={me} onGo={goToGroup} />
      </div>
      <div className={cinema.side}>
        <CinemaAnswers
          page={page}
          view={view}
          shown={shown}
          group={group}
          take={take}
          active={active}
          given={given}
          onUnfold={(id) => {
            const talent = group.records.find(({ _id }) => _id === id)
            if (talent) goToTalent({ shown: open, talent })
          }}
          onGo={goToGroup}
          onNext={goToTalent}
          onClose={onClose}
          onKnown={props.onKnown}
        />
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
                still={still?.video === take._id ? still.second : undefined}
                readOnly={!view.can.answer}
                hasOffice={hasOffice}
                active={active}
                hidesPicks={view.feedback_private !== null}
              />
            </Suspense>
          ) : given.introduction === undefined ? null : (
            <div className={cinema.signIn}>
              <p>Sign in to read the comments and to write one.</p>
              <Button variant="default" onClick={given.introduce}>
                Sign in
              </Button>
            </div>
          )}
        </div>
      </div>
    </article>
  )
}
