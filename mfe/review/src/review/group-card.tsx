import { IconCheck, IconCopy, IconHeartFilled } from '@callboard/kit/icons'
import { TakeMarks, TakePicture } from '@callboard/kit/takes'
import type { VideoView } from '@callboard/review/contract'
import { memo } from 'react'
import { HoverPreview, useHover } from '../takes/hover-preview.tsx'
import { StateWord } from '../takes/state-word.tsx'
import { countWords, STATE_WORDS } from '../takes/take-words.ts'
import type { ShownGroup } from './review-groups.ts'

export interface GroupCardProps {
  readonly shown: ShownGroup
  readonly open: boolean
  readonly selected: boolean
  readonly onOpen: (id: string) => void
  readonly onSelect: (id: string, selected: boolean) => void
}

/** The take that a group without a single playable one waits for: its word stands instead of a picture. */
function waitedFor({ takes }: ShownGroup): VideoView | undefined {
  if (takes.some(({ url }) => url !== null)) return undefined
  return takes.find(({ state }) => STATE_WORDS[state])
}

/** A group on the wall; hovering over it plays its first take. */
export const GroupCard = memo(function GroupCard(props: GroupCardProps) {
  const { shown, open, selected } = props
  const { group, name, number, takes, people, liked } = shown
  const { hovered, handlers } = useHover()
  const first = takes.find(({ url }) => url !== null)
  const waiting = waitedFor(shown)
  const seconds = takes.reduce((sum, { duration }) => sum + duration, 0)
  return (
    <li
      id={`group-${group._id}`}
      className="review-card"
      data-open={open || undefined}
      data-selected={selected || undefined}
      {...handlers}
    >
      <button
        type="button"
        className="review-card-open"
        aria-expanded={open}
        onClick={() => props.onOpen(group._id)}
      >
        <span className="review-card-picture">
          <TakePicture
            of={group._id}
            url={
              group.has_own_thumbnail ? group.thumbnail_url : (first?.thumbnail_url ?? group.thumbnail_url)
            }
          />
          {hovered && !open && first?.url ? <HoverPreview of={first._id} url={first.url} /> : null}
          {waiting ? (
            <span className="review-card-waiting">
              <StateWord take={waiting} />
            </span>
          ) : null}
          <TakeMarks number={number} seconds={seconds} />
        </span>
        <span className="review-card-text">
          <span className="review-card-name">{name}</span>
          {people && people !== name ? <span className="review-card-people">{people}</span> : null}
          <span className="review-card-facts">
            {countWords(takes.length, 'take')}
            {liked ? (
              <span className="review-mark" data-tone="liked">
                <IconHeartFilled size={16} aria-hidden /> Liked
              </span>
            ) : null}
            {group.viewed ? (
              <span className="review-mark">
                <IconCheck size={16} aria-hidden /> Viewed
              </span>
            ) : null}
            {group.copied ? (
              <span className="review-mark">
                <IconCopy size={16} aria-hidden /> Copied
              </span>
            ) : null}
          </span>
        </span>
      </button>
      <label className="review-card-select">
        <input
          type="checkbox"
          aria-label={`Select ${name}`}
          checked={selected}
          onChange={(event) => props.onSelect(group._id, event.target.checked)}
        />
      </label>
    </li>
  )
})
