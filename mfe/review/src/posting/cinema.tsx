import type { TakeMoment } from '@callboard/kit/comments'
import { useAnswer } from '@callboard/kit/data'
import { useKeys } from '@callboard/kit/keys'
import type { PlayerHandle } from '@callboard/kit/player'
import { listComments, type PostingPageView } from '@callboard/posting/contract'
import { useEffect, useRef, useState } from 'react'
import { commentsInput, type Page } from '../data/page-input.ts'
import { marksOf, type OpenTake } from '../takes/comment-moments.ts'
import cinema from './cinema.module.css'
import { CinemaAnswers } from './cinema-answers.tsx'
import { CinemaHead } from './cinema-head.tsx'
import { CinemaPicture } from './cinema-picture.tsx'
import { CinemaTalk } from './cinema-talk.tsx'
import { ContactStrip } from './contact-strip.tsx'
import {
  calledIn,
  type Place,
  type PostingShown,
  type PostingVideo,
  type ShownTalent,
} from './posting-groups.ts'
import { TakeStrip } from './take-strip.tsx'
import { TalentPager } from './talent-pager.tsx'
import { useOfficeComments } from './use-card-comments.ts'
import { useCinemaAnswers } from './use-cinema-answers.ts'
import { useJustAnswered } from './use-just-answered.ts'
import { usePlay } from './use-play.ts'
import { usePlaysOn } from './use-plays-on.ts'
import { useWay } from './use-way.ts'
import { NARROW, useWindowWidth } from './use-window-width.ts'
import { wayOnFrom } from './way-on.ts'

/** A large picture, the answers within the thumb's reach, then everything else. */
export default function Cinema(props: {
  readonly page: Page
  readonly view: PostingPageView
  readonly shown: readonly PostingShown[]
  readonly open: PostingShown
  readonly take: PostingVideo
  /** The talent whom keys and buttons answer. */
  readonly active: string | undefined
  /** It is opened to send what waits for a name. */
  readonly sends: boolean
  readonly onGo: (place: Place) => void
  readonly onClose: () => void
  /** The viewer is known by the link under this name of it. */
  readonly onKnown: (named: string) => void
}) {
  const { page, view, shown, open, take, active, onGo, onClose } = props
  const { group, takes } = open
  const play = usePlay(page, group._id, take.plays ? take._id : undefined)
  const last = useJustAnswered()
  const way = useWay({ shown, open, take, active, onGo, onAsked: last.hide })
  const { next, previous } = way
  const given = useCinemaAnswers({
    page,
    view,
    group,
    active,
    sends: props.sends,
    isLatePress: way.isLatePress,
    onTouched: way.advance.cancel,
    last,
  })
  const { me } = given
  const isNarrow = useWindowWidth() <= NARROW
  const [isWriting, setWriting] = useState(false)
  const wayOn = wayOnFrom(view, open, active, given, way.around.after)
  const playing = usePlaysOn({
    open,
    take,
    active,
    // Who says their name meanwhile stays at the take, too.
    isWriting: isWriting || given.asks !== undefined,
    wayOn: wayOn.next,
    advance: way.advance,
    // Nobody waits for whoever cannot answer.
    isAnswered: (to_user) => !given.mayAnswer || given.isAnswered({ ref_id: group._id, to_user }),
    onGo: way.turnTo,
  })

  const hasPlayer = take.plays && play.fault === undefined

  const player = useRef<PlayerHandle>(null)
  const picture = useRef<HTMLDivElement>(null)
  const [still, setStill] = useState<TakeMoment>()
  const hasOffice = view.showSessionComments || view.showVideoReviewComments
  const said = useAnswer(listComments, view.can.read ? commentsInput(page, group._id) : undefined)
  const office = useOfficeComments(page, view.can.read && hasOffice)
  const marks = [said, office].flatMap((answer) =>
    answer.kind === 'ready' ? marksOf(take._id, answer.data.comments) : [],
  )
  const openTake: OpenTake = {
    take: take._id,
    takes: takes.map((one) => ({ _id: one._id, called: calledIn(group, one) })),
    onMoment: (to, second) => {
      if (to === take._id) player.current?.seek(second)
      else way.goToMoment(to, second)
      picture.current?.scrollIntoView({ block: 'nearest' })
    },
  }

  const isVisitor = given.introduction !== undefined
  const marked = {
    answers: isVisitor ? given.answers : view.feedbacks,
    me,
    isStaff: view.can.edit,
    isAsked: wayOn.isAsked,
    isUnsent: isVisitor,
  }
  /** On a phone the fields of a visitor stand in place of what is said about whom it leads to. */
  const goTo = (to: ShownTalent) => {
    if (isNarrow) given.closeIntroduction()
    way.goToTalent(to)
  }

  const inGroup = takes.length > 1
  const toPrevious = inGroup && take !== takes[0] ? previous : undefined
  const toNext = inGroup && take !== takes.at(-1) ? next : undefined
  const { groups } = way
  const isCounted = wayOn.isAsked || view.can.edit
  useKeys('everywhere', { back: onClose })
  const root = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another group, take or talent may remove the button that has the focus
  useEffect(() => {
    if (document.activeElement === document.body) root.current?.focus({ preventScroll: true })
  }, [group._id, take._id, active])

  return (
    <article ref={root} tabIndex={-1} className={cinema.root} aria-label={group.name}>
      <CinemaHead
        page={page}
        view={view}
        open={open}
        take={take}
        // Where no answers are counted it stands below them.
        place={isNarrow && isCounted ? groups.place : undefined}
        onClose={onClose}
      >
        <TalentPager
          by={groups.unit}
          place={isNarrow ? undefined : groups.place}
          before={groups.before}
          after={groups.after}
          onGo={goTo}
        />
      </CinemaHead>
      <div className={cinema.film} data-groups={shown.length > 1 || undefined}>
        <CinemaPicture
          view={view}
          group={group}
          take={take}
          play={play}
          hasPlayer={hasPlayer}
          beginAt={way.begin}
          marks={marks}
          marked={marked}
          active={active}
          mine={given.mine}
          onEnded={playing.onEnded}
          onTouched={playing.onTouched}
          turnsTo={isNarrow ? undefined : playing.turnsTo}
          onStill={(second) => setStill(second === undefined ? undefined : { video: take._id, second })}
          onPrevious={toPrevious}
          onNext={toNext}
          onSwipe={(step) => (step === 1 ? next : previous)?.()}
          player={player}
          picture={picture}
        />
        <div className={cinema.strip} data-takes={inGroup ? 'several' : 'one'}>
          <h2>Takes</h2>
          <TakeStrip
            group={group}
            takes={takes}
            current={take._id}
            marked={marked}
            onChoose={(id) => way.go({ group: group._id, take: id })}
          />
        </div>
        <ContactStrip
          shown={shown}
          open={group._id}
          marked={marked}
          onGo={(id) => way.go({ group: id, take: '' })}
        />
      </div>
      <div className={cinema.side}>
        <CinemaAnswers
          page={page}
          view={view}
          open={open}
          take={take}
          active={active}
          place={isNarrow && !isCounted ? groups.place : undefined}
          wayOn={wayOn}
          given={given}
          just={last.just}
          turnsTo={isNarrow ? playing.turnsTo : undefined}
          isTurning={playing.turnsTo !== undefined}
          onStay={playing.onTouched}
          onGo={goTo}
          onClose={onClose}
          onKnown={props.onKnown}
        />
        <CinemaTalk
          view={view}
          given={given}
          sendsBelow={wayOn.next === undefined}
          page={page}
          group={group}
          open={openTake}
          player={player}
          take={hasPlayer ? take : undefined}
          still={still?.video === take._id ? still.second : undefined}
          hasOffice={hasOffice}
          active={active}
          onWriting={setWriting}
          onSend={last.hide}
        />
      </div>
    </article>
  )
}
