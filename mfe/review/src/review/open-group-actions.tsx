import {
  IconArchive,
  IconArrowBackUp,
  IconCopy,
  IconDownload,
  IconEye,
  IconEyeFilled,
  IconHeart,
  IconHeartFilled,
  IconMessage,
} from '@callboard/kit/icons'
import type { ArchiveView, ReviewGroup, VideoView } from '@callboard/review/contract'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { archiveWords } from '../archives/archive-words.ts'
import keyed from './keyed-action.module.css'
import { KeyedAction } from './keyed-action.tsx'
import { MoreButton } from './more-button.tsx'
import styles from './open-group.module.css'
import type { OpenGroupCommands } from './open-group-commands.ts'
import type { TakeActions } from './use-take-actions.ts'

const MoreActions = lazy(() => import('./more-actions.tsx'))

const LIKES = 'likes are shared by everybody on the team'

/**
 * What is done most, in one row; all else is in its menu. On a phone the menu has also what the row has no room for, and
 * the groups beside it have a row of their own above.
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
  /** A frame of the take becomes a picture. */
  readonly onPicture: () => void
  readonly archive: ArchiveView | undefined
  /** Words for it wait unsent. */
  readonly isDraft: boolean
  readonly onWrite: () => void
  /** To the groups beside it. */
  readonly steps: ReactNode
}) {
  const { take, group, commands, archive } = props
  /** Of the archive that the opened menu has shown. */
  const [seen, setSeen] = useState<string>()
  const told = archive && archive.state !== 'building' ? archiveWords(archive) : undefined
  const toldOf = archive && `${archive._id} ${archive.state}`
  const news = seen === toldOf ? undefined : told
  const openMenu = (isOpen: boolean) => {
    if (isOpen) setSeen(toldOf)
    props.onMenu(isOpen)
  }
  const likeWord = take.liked ? 'Unlike' : 'Like'
  return (
    <div className={styles.actions}>
      <KeyedAction
        scope="take"
        meaning="like"
        icon={take.liked ? <IconHeartFilled size={16} /> : <IconHeart size={16} />}
        words="Like"
        label={likeWord}
        isOn={take.liked}
        tip={`${likeWord}: ${LIKES}`}
        onClick={commands.like}
      />
      <KeyedAction
        scope="take"
        meaning="viewed"
        icon={group.viewed ? <IconEyeFilled size={16} /> : <IconEye size={16} />}
        words={group.viewed ? 'Viewed' : 'Mark viewed'}
        widest="Mark viewed"
        tip={group.viewed ? 'Mark as not viewed' : 'Mark as viewed'}
        isOn={group.viewed}
        onClick={commands.viewed}
      />
      <button
        type="button"
        className={`${keyed.root} ${styles.onPhone}`}
        data-news={props.isDraft || undefined}
        aria-label={props.isDraft ? 'Comment: draft' : undefined}
        onClick={props.onWrite}
      >
        <IconMessage size={20} />
        <span className={keyed.words}>{props.isDraft ? 'Draft' : 'Comment'}</span>
      </button>
      {commands.copy ? (
        <KeyedAction
          scope="wall"
          meaning="copy"
          icon={<IconCopy size={16} />}
          words="Copy"
          rest=" to Posting page"
          onClick={commands.copy}
        />
      ) : null}
      <div className={styles.wide}>
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
          // Pressed before its menu is there, it opens once it is.
          <MoreButton news={news} aria-haspopup="menu" onClick={() => openMenu(true)} />
        }
      >
        <MoreActions
          take={take}
          group={group}
          name={props.name}
          commands={commands}
          actions={props.actions}
          at={props.at}
          archive={archive}
          news={news}
          isOpen={props.isMenuOpen}
          onChange={openMenu}
          onPicture={props.onPicture}
        />
      </Suspense>
      {props.steps}
    </div>
  )
}
