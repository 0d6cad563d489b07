import type { PlayerHandle, PlayerMark } from '@callboard/kit/player'
import { TakePlayer } from '@callboard/kit/player'
import { GreaseMark, RenewAddresses } from '@callboard/kit/takes'
import type { Feedback, PostingPageView } from '@callboard/posting/contract'
import { lazy, type RefObject, Suspense } from 'react'
import { ANSWER_WORDS } from '../answers/answer-words.ts'
import { useSwipe } from '../takes/use-swipe.ts'
import CardMarks from './card-marks.tsx'
import cinema from './cinema.module.css'
import { NoPicture } from './no-picture.tsx'
import { type PostingShown, type PostingVideo, talentIn, talentName } from './posting-groups.ts'
import type { Marked } from './strip-marks.tsx'
import type { Play } from './use-play.ts'

const TurnsTo = lazy(() => import('./turns-to.tsx'))

/** The open take, as large as it can be, with the reader's marks over it. */
export function CinemaPicture(props: {
  readonly view: PostingPageView
  readonly group: PostingShown['group']
  readonly take: PostingVideo
  readonly play: Play
  readonly hasPlayer: boolean
  readonly beginAt: number | undefined
  readonly marks: readonly PlayerMark[]
  readonly marked: Marked
  /** The talent whom the keys answer, and the reader's answer to them. */
  readonly active: string | undefined
  readonly mine: Feedback | null
  readonly onEnded: () => void
  readonly onTouched: () => void
  /** The talent to whom the answers are about to turn by themselves. */
  readonly turnsTo: string | undefined
  /** It stands at this second; undefined: it plays. */
  readonly onStill: (second: number | undefined) => void
  /** Absent at the first take of the group. */
  readonly onPrevious: (() => void) | undefined
  /** Absent at the last take of the group. */
  readonly onNext: (() => void) | undefined
  /** To the take before or after, on into the neighbouring group. */
  readonly onSwipe: (step: 1 | -1) => void
  readonly player: RefObject<PlayerHandle | null>
  readonly picture: RefObject<HTMLDivElement | null>
}) {
  const { group, take, play, marked, active, mine, onPrevious, onNext } = props
  const touch = useSwipe(props.onSwipe)
  const talent = group.records.find(({ _id }) => _id === active)
  const whose = talent ? talentName(talent) : group.name
  const turnsTo = group.records.find(({ _id }) => _id === props.turnsTo)
  return (
    <div ref={props.picture} className={cinema.picture} {...touch}>
      {props.hasPlayer ? (
        <RenewAddresses renew={play.renew}>
          <TakePlayer
            ref={props.player}
            take={{ ...take, url: play.url }}
            playAfter={0}
            beginAt={props.beginAt}
            marks={props.marks}
            onEnded={props.onEnded}
            onTouched={props.onTouched}
            onStill={props.onStill}
            onPrevious={onPrevious}
            onNext={onNext}
            withTakeKeys
            watermark={props.view.link?.watermark ?? undefined}
            onPlayed={play.onPlayed}
            // Over the full screen: whom the keys answer for, and what the answer is.
            caption={mine ? `${whose}: ${ANSWER_WORDS[mine]}` : whose}
          />
        </RenewAddresses>
      ) : (
        <NoPicture take={take} fault={play.fault} onAgain={play.renew} />
      )}
      <div className={cinema.marks}>
        <GreaseMark key={`${group._id} ${active}`} passing answer={mine ?? undefined} />
        <CardMarks
          // Comes anew behind each mark that is drawn.
          key={mine}
          size="large"
          group={group}
          talent={talentIn(group, take)}
          answers={marked.answers}
          me={marked.me}
          isUnsent={marked.isUnsent}
        />
        {turnsTo ? (
          <Suspense>
            <TurnsTo name={talentName(turnsTo)} onStay={props.onTouched} />
          </Suspense>
        ) : null}
      </div>
    </div>
  )
}
