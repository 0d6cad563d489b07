import {
  IconArchive,
  IconArrowBackUp,
  IconChevronLeft,
  IconChevronRight,
  IconCopy,
  IconDots,
  IconDownload,
  IconEye,
  IconEyeOff,
  IconHeart,
  IconHeartFilled,
} from '@callboard/kit/icons'
import type { ReviewGroup, VideoView } from '@callboard/review/contract'
import { lazy, type ReactNode, Suspense } from 'react'
import keyed from './keyed-action.module.css'
import { KeyedAction } from './keyed-action.tsx'
import styles from './open-group.module.css'
import type { OpenGroupCommands } from './open-group-commands.ts'
import type { TakeActions } from './use-take-actions.ts'

const MoreActions = lazy(() => import('./more-actions.tsx'))

const LIKES = 'likes are shared by everybody on the team'

/**
 * What is done most, in one row; all else is in its menu. On a phone the menu has also what the row has no room for, and
 * the neighbours of the group stand under both thumbs.
 */
export function OpenGroupActions(props: {
  readonly take: VideoView
  readonly group: ReviewGroup
  /** The name as people read it. */
  readonly name: string
  readonly commands: OpenGroupCommands
  readonly actions: TakeActions
  /** Seconds, of the player. */
  readonly at: () => number
  readonly isMenuOpen: boolean
  readonly onMenu: (isOpen: boolean) => void
  /** To the groups before and after, where there are any. */
  readonly onPrevious: (() => void) | undefined
  readonly onNext: (() => void) | undefined
}) {
  const { take, group, commands } = props
  const likeWord = take.liked ? 'Unlike' : 'Like'
  return (
    <div className={styles.actions}>
      <Neighbour label="Previous group" words="Previous" onClick={props.onPrevious}>
        <IconChevronLeft size={20} />
      </Neighbour>
      <KeyedAction
        scope="take"
        meaning="like"
        icon={take.liked ? <IconHeartFilled size={16} /> : <IconHeart size={16} />}
        words={likeWord}
        tip={`${likeWord}: ${LIKES}`}
        onClick={commands.like}
      />
      <KeyedAction
        scope="take"
        meaning="viewed"
        icon={group.viewed ? <IconEyeOff size={16} /> : <IconEye size={16} />}
        words={group.viewed ? 'Not viewed' : 'Viewed'}
        label={group.viewed ? 'Mark as not viewed' : 'Mark as viewed'}
        onClick={commands.viewed}
      />
      <div className={styles.wide}>
        {commands.copy ? (
          <KeyedAction
            scope="wall"
            meaning="copy"
            icon={<IconCopy size={16} />}
            words="Copy to page"
            tip="Copy to Posting page"
            onClick={commands.copy}
          />
        ) : null}
        <KeyedAction
          scope="wall"
          meaning="download"
          icon={<IconDownload size={16} />}
          words="Download"
          onClick={commands.download}
        />
        {commands.archive ? (
          <KeyedAction
            scope="take"
            meaning="archive"
            icon={take.is_archived ? <IconArrowBackUp size={16} /> : <IconArchive size={16} />}
            words={take.is_archived ? 'Restore' : 'Archive'}
            label={take.is_archived ? 'Restore video' : 'Archive video'}
            onClick={commands.archive}
          />
        ) : null}
      </div>
      <Suspense
        fallback={
          <button type="button" className={keyed.root} aria-label="More actions" disabled>
            <IconDots size={16} />
          </button>
        }
      >
        <MoreActions
          take={take}
          group={group}
          name={props.name}
          commands={commands}
          actions={props.actions}
          at={props.at}
          isOpen={props.isMenuOpen}
          onChange={props.onMenu}
        />
      </Suspense>
      <Neighbour label="Next group" words="Next" onClick={props.onNext}>
        <IconChevronRight size={20} />
      </Neighbour>
    </div>
  )
}

const Neighbour = (props: {
  readonly label: string
  readonly words: string
  readonly onClick: (() => void) | undefined
  readonly children: ReactNode
}) => (
  <button
    type="button"
    className={`${keyed.root} ${styles.neighbour}`}
    aria-label={props.label}
    disabled={!props.onClick}
    onClick={props.onClick}
  >
    {props.children}
    <span className={keyed.words}>{props.words}</span>
  </button>
)
