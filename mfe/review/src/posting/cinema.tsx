import { ConnectionMark, perform, useAnswer } from '@callboard/kit/data'
import { IconArrowLeft, IconArrowRight, IconDownload, IconX } from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import { keyHint, useKeys } from '@callboard/kit/keys'
import { type PlayerHandle, TakePlayer } from '@callboard/kit/player'
import {
  ADVANCE_AFTER,
  firstShown,
  GreaseMark,
  nextPlaying,
  RenewAddresses,
  useDelayed,
} from '@callboard/kit/takes'
import { Button, confirm, Skeletons, toast } from '@callboard/kit/ui'
import { type Feedback, listComments, type PostingPageView } from '@callboard/posting/contract'
import { lazy, type PointerEvent, Suspense, useRef, useState } from 'react'
import { ANSWER_WORDS } from '../answers/answer-words.ts'
import { commentsInput, type Page } from '../data/page-input.ts'
import { downloadAction } from '../data/posting.ts'
import { marksOf, type OpenTake } from '../takes/comment-moments.ts'
import { AnswerBar } from './answer-bar.tsx'
import { answering } from './answering.ts'
import { answerOf } from './answers.ts'
import CardMarks from './card-marks.tsx'
import cinema from './cinema.module.css'
import { ContactStrip } from './contact-strip.tsx'
import {
  nextUnanswered,
  type Place,
  type PostingShown,
  type PostingVideo,
  stepFrom,
  talentIn,
  talentName,
  unanswered,
} from './posting-groups.ts'
import { swipeStep } from './swipe.ts'
import { TakeStrip } from './take-strip.tsx'
import { TalentPager } from './talent-pager.tsx'
import { useOfficeComments } from './use-card-comments.ts'
import { type Play, usePlay } from './use-play.ts'
import { useWindowWidth } from './use-window-width.ts'

const StaffMenu = lazy(() => import('./staff-menu.tsx'))
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
  const me = view.reviewer?._id
  const answer = answering(page, view.reviewer)
  const play = usePlay(page, group._id, take.plays ? take._id : undefined)
  const introduces = view.can.introduce && page.link !== undefined
  const isNarrow = useWindowWidth() <= NARROW
  const [chosen, choose] = useState<{ readonly take: string; readonly talent: string }>()
  // Whoever is in the take that plays, until another one is chosen.
  const active =
    (chosen?.take === take._id ? chosen.talent : undefined) ?? take.record_ids[0] ?? group.records[0]?._id

  const hasPlayer = take.plays && play.fault === undefined

  const player = useRef<PlayerHandle>(null)
  const picture = useRef<HTMLDivElement>(null)
  const answers = useRef<HTMLDivElement>(null)
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
  const give = (talent: string, feedback: Feedback | null) => {
    advance.cancel()
    const asked = { ref_id: group._id, to_user: talent }
    if (introduces) answers.current?.querySelector('input')?.focus()
    else if (view.can.answer) {
      const before = answerOf(view.feedbacks, asked, me)
      answer(asked, feedback)
      if (feedback === null && before) toast.undo('Your answer is taken back.', () => answer(asked, before))
    } else
      void confirm({
        title: 'Feedback is switched off',
        text: 'This project takes no answers at the moment. What was given stays.',
        action: 'OK',
        cancel: 'Close',
      })
  }
  const mine = active ? answerOf(view.feedbacks, { ref_id: group._id, to_user: active }, me) : null
  const key = (feedback: Feedback) => () => {
    if (!active || introduces) return
    give(active, mine === feedback ? null : feedback)
  }
  const save = async () => {
    if (page.link === undefined) return
    const about = { page_id: page.id, link: page.link, ref_id: group._id, video: take._id }
    // The action has said why it cannot be saved.
    const saved = await perform(downloadAction, about).catch(() => undefined)
    if (saved) location.assign(saved.url)
  }
  const nextTalent = () => {
    const place = group.records.findIndex(({ _id }) => _id === active)
    const following = group.records[(place + 1) % group.records.length]
    if (following) choose({ take: take._id, talent: following._id })
  }
  useKeys('take', { next: () => go(next), previous: () => go(previous) })
  useKeys('answer', {
    yes: key('yes'),
    no: key('no'),
    maybe: key('maybe'),
    nextTalent: group.records.length > 1 ? nextTalent : undefined,
  })
  useKeys('everywhere', { back: onClose })
  const touch = useSwipe((step) => go(step === 1 ? next : previous))

  return (
    <article className={cinema.root} aria-label={group.name}>
      <header className={cinema.head}>
        <ActionIcon
          aria-label="Back to all talent"
          onClick={onClose}
          {...keyHint('everywhere', 'back', 'Back to all talent')}
        >
          <IconX size={20} />
        </ActionIcon>
        <div className={cinema.titles}>
          <h1 title={group.name}>{group.name}</h1>
          <span>{view.name}</span>
        </div>
        <ConnectionMark />
        {view.link?.allows_download && take.plays ? (
          <ActionIcon aria-label="Save this take" title="Save this take" onClick={save}>
            <IconDownload size={20} />
          </ActionIcon>
        ) : null}
        {view.can.edit ? (
          <Suspense>
            <StaffMenu page={page} group={group} take={take} isLast={takes.length === 1} onLeave={onClose} />
          </Suspense>
        ) : null}
        {hasPlayer ? null : (
          <>
            <ActionIcon
              aria-label="Previous take"
              disabled={!previous}
              onClick={() => go(previous)}
              {...keyHint('take', 'previous', 'Previous take')}
            >
              <IconArrowLeft size={20} />
            </ActionIcon>
            <ActionIcon
              aria-label="Next take"
              disabled={!next}
              onClick={() => go(next)}
              {...keyHint('take', 'next', 'Next take')}
            >
              <IconArrowRight size={20} />
            </ActionIcon>
          </>
        )}
      </header>
      <div className={cinema.film}>
        <div ref={picture} className={cinema.picture} {...touch}>
          {hasPlayer ? (
            <RenewAddresses renew={play.renew}>
              <TakePlayer
                ref={player}
                take={{ ...take, url: play.url }}
                playAfter={0}
                beginAt={begin?.take === take._id ? begin.second : undefined}
                marks={marks}
                onEnded={ended}
                onTouched={advance.cancel}
                onPrevious={previous ? () => go(previous) : undefined}
                onNext={next ? () => go(next) : undefined}
                withTakeKeys
                watermark={view.link?.watermark ?? undefined}
                onPlayed={play.onPlayed}
                caption={<Caption group={group} view={view} me={me} active={active} />}
              />
            </RenewAddresses>
          ) : (
            <NoPicture plays={take.plays} fault={play.fault} onAgain={play.renew} />
          )}
          <div className={cinema.marks}>
            <GreaseMark key={`${group._id} ${active}`} passing answer={mine ?? undefined} />
            <CardMarks group={group} talent={talentIn(group, take)} answers={view.feedbacks} me={me} />
          </div>
        </div>
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

/** In place of a take that does not play. */
function NoPicture(props: {
  readonly plays: boolean
  readonly fault: Play['fault']
  readonly onAgain: () => void
}) {
  if (!props.plays)
    return (
      <div className={cinema.waiting} role="status">
        <strong>Processing</strong>
        <span>This take is being made playable. Look again in a few minutes.</span>
      </div>
    )
  if (props.fault === 'gone')
    return (
      <div className={cinema.waiting} role="alert">
        <strong>This take is closed</strong>
        <span>The casting office has taken it off, or has closed the page or its link.</span>
      </div>
    )
  return (
    <div className={cinema.waiting} role="alert">
      <span>This take could not be loaded. Check your connection, then try again.</span>
      <Button size="xs" onClick={props.onAgain}>
        Try again
      </Button>
    </div>
  )
}

/** Over the full screen: whom the keys answer for, and what the answer is. */
function Caption(props: {
  readonly group: PostingShown['group']
  readonly view: PostingPageView
  readonly me: string | undefined
  readonly active: string | undefined
}) {
  const { group, view, me } = props
  const talent = group.records.find(({ _id }) => _id === props.active)
  if (!talent) return group.name
  const mine = answerOf(view.feedbacks, { ref_id: group._id, to_user: talent._id }, me)
  return mine ? `${talentName(talent)}: ${ANSWER_WORDS[mine]}` : talentName(talent)
}

/** Sideways with a finger: the next take or the one before. On the bar of the player it moves in the take. */
function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ readonly x: number; readonly y: number } | undefined>(undefined)
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const onBar = event.target instanceof Element && event.target.closest('[role="group"]')
      const holds = event.pointerType !== 'mouse' && !onBar
      start.current = holds ? { x: event.clientX, y: event.clientY } : undefined
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const from = start.current
      start.current = undefined
      const step = from ? swipeStep(from, { x: event.clientX, y: event.clientY }) : 0
      if (step !== 0) onSwipe(step)
    },
    onPointerCancel: () => {
      start.current = undefined
    },
  }
}
