import { IconCopy, IconHeartFilled, IconMessage } from '@callboard/kit/icons'
import { keyHint } from '@callboard/kit/keys'
import { Face } from '@callboard/kit/labels'
import { TakeCard } from '@callboard/kit/takes'
import type { PickComment } from '@callboard/posting/contract'
import type { VideoView } from '@callboard/review/contract'
import { lazy, memo, Suspense } from 'react'
import { AnswerMarks } from '../answers/answer-marks.tsx'
import { EarlierMark } from '../answers/earlier-mark.tsx'
import { HoverPreview, useHover } from '../takes/hover-preview.tsx'
import { StateWord } from '../takes/state-word.tsx'
import { countWords, playedSeconds, STATE_WORDS } from '../takes/take-words.ts'
import takesStyles from '../takes/takes.module.css'
import reviewStyles from './review.module.css'
import { cardName, pictureOf, type ShownGroup } from './review-groups.ts'
import type { Shows } from './show-menu.tsx'
import { useHold } from './use-hold.ts'

const CardComments = lazy(() => import('./card-comments.tsx'))

export interface GroupCardProps {
  readonly shown: ShownGroup
  readonly open: boolean
  readonly selected: boolean
  /** Space selects the group instead of opening it. */
  readonly selects: boolean
  readonly shows: Shows
  /** Letters of its name that have room. */
  readonly nameLetters: number
  /** Its sign says that it is copied: others are not. */
  readonly tellsCopied: boolean
  /** By record, the groups that the same talent is in, too. */
  readonly alsoIn: ReadonlyMap<string, readonly string[]>
  /** About its talent; empty: none, or none is to be shown. */
  readonly comments: readonly PickComment[]
  /** How many comments on its takes are told of. */
  readonly onTakes: number
  readonly onOpen: (id: string) => void
  readonly onFocus: (id: string | undefined) => void
  readonly onSelect: (id: string, selected: boolean) => void
  /** A finger rests on the card. */
  readonly onHold: (id: string) => void
}

/** The take that a group without a single playable one waits for: its word stands instead of a picture. */
function waitedFor({ takes }: ShownGroup): VideoView | undefined {
  if (takes.some(({ url }) => url !== null)) return undefined
  return takes.find(({ state }) => STATE_WORDS[state])
}

/** As many kinds of answers have room with their words. */
const WORDED = 2

/** A group on the wall; hovering over it plays its first take. */
export const GroupCard = memo(function GroupCard(props: GroupCardProps) {
  const { shown, open, selected, shows } = props
  const { group, name, number, takes, people, liked, votes } = shown
  const { hovered, handlers } = useHover()
  const hold = useHold(() => props.onHold(group._id))
  const first = takes.find(({ url }) => url !== null)
  const waiting = waitedFor(shown)
  const kinds = new Set(votes.map(({ feedback }) => feedback)).size
  const others = group.records.flatMap(({ _id }) => props.alsoIn.get(_id) ?? [])
  return (
    <div
      id={`group-${group._id}`}
      className={reviewStyles.card}
      data-open={open || undefined}
      data-selected={selected || undefined}
      {...handlers}
      {...hold}
    >
      <TakeCard
        of={group._id}
        url={pictureOf(shown)}
        number={number}
        seconds={playedSeconds(takes)}
        dense
        waiting={waiting && <StateWord take={waiting} />}
        over={hovered && !open && first?.url ? <HoverPreview of={first._id} url={first.url} /> : null}
        name={cardName(shown, props.nameLetters)}
        fullName={name}
        sign={
          <>
            {people && people !== name ? <span className={reviewStyles.cardPeople}>{people}</span> : null}
            {group.viewed ? null : (
              <span className={reviewStyles.cardNew} role="img" aria-label="To view" title="To view" />
            )}
          </>
        }
        facts={
          <>
            <span className={reviewStyles.cardCount}>{countWords(takes.length, 'take')}</span>
            {shows.fps && first && first.fps > 0 ? <span>{Math.round(first.fps)} fps</span> : null}
            {others.length > 0 ? (
              <span className={reviewStyles.twice} title={`The same talent is in ${others.join(', ')}, too.`}>
                Duplicate
              </span>
            ) : null}
            {liked ? (
              <span className={takesStyles.mark} data-tone="liked">
                <IconHeartFilled size={16} aria-label="Liked" role="img" />
              </span>
            ) : null}
            <AnswerMarks votes={votes} oneLine brief={kinds > WORDED} />
            <EarlierMark votes={votes} />
            {shown.comments > 0 ? (
              <span
                className={`${takesStyles.mark} ${kinds > 1 ? reviewStyles.cardNotOnPhone : ''}`}
                role="img"
                aria-label={countWords(shown.comments, 'comment')}
                title={countWords(shown.comments, 'comment')}
              >
                <IconMessage size={16} aria-hidden /> {shown.comments}
              </span>
            ) : null}
            {group.copied && props.tellsCopied ? (
              <span className={takesStyles.mark} title="Copied to a posting page">
                <IconCopy size={16} aria-label="Copied to a posting page" role="img" />
              </span>
            ) : null}
          </>
        }
        aria-expanded={open}
        onClick={() => props.onOpen(group._id)}
        onFocus={() => props.onFocus(group._id)}
        onBlur={() => props.onFocus(undefined)}
        // In Firefox a button is pressed when Space comes up, although its going down was taken for a key.
        onKeyUp={props.selects ? (event) => event.key === ' ' && event.preventDefault() : undefined}
      >
        {shows.headshots && group.records.length > 0 ? (
          <span className={reviewStyles.cardFaces}>
            {group.records.map(({ _id, first_name, last_name, photo_url }) => (
              <Face
                key={_id}
                of="talent"
                src={photo_url}
                name={`${first_name} ${last_name}`.trim()}
                size={44}
              />
            ))}
          </span>
        ) : null}
      </TakeCard>
      {props.comments.length + props.onTakes > 0 ? (
        <Suspense>
          <CardComments on={name} comments={props.comments} onTakes={props.onTakes} />
        </Suspense>
      ) : null}
      <label className={reviewStyles.cardSelect}>
        <input
          type="checkbox"
          aria-label={`Select ${name}`}
          {...keyHint('list', 'choose', `Select ${name}`)}
          checked={selected}
          onChange={(event) => props.onSelect(group._id, event.target.checked)}
        />
      </label>
    </div>
  )
})
