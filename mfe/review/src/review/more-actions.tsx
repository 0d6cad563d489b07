import { useAction } from '@callboard/kit/data'
import { BottomSheet } from '@callboard/kit/dialogs'
import { IconDots } from '@callboard/kit/icons'
import { Menu } from '@callboard/kit/menus'
import { useMediaQuery } from '@callboard/kit/ui'
import { AddGroupVideos } from '@callboard/kit/uploads'
import type { ArchiveView, ReviewGroup, VideoView } from '@callboard/review/contract'
import { useState } from 'react'
import { archiveWords } from '../archives/archive-words.ts'
import { requestArchiveAction } from '../data/archives.ts'
import { EntryItems, EntryRows } from './entry-lines.tsx'
import keyed from './keyed-action.module.css'
import { moreSections } from './more-sections.ts'
import styles from './open-group.module.css'
import type { OpenGroupCommands } from './open-group-commands.ts'
import { usePictureActions } from './use-picture-actions.ts'
import type { TakeActions } from './use-take-actions.ts'

/** What is done seldom with the open group: a menu at a desk, a sheet on a phone. */
export default function MoreActions(props: {
  readonly take: VideoView
  readonly group: ReviewGroup
  /** The name as people read it. */
  readonly name: string
  readonly commands: OpenGroupCommands
  readonly actions: TakeActions
  /** Seconds, of the player. */
  readonly at: () => number
  /** That the person waits for or was not told of. */
  readonly archive: ArchiveView | undefined
  readonly isOpen: boolean
  readonly onChange: (isOpen: boolean) => void
}) {
  const { group, isOpen, onChange, archive } = props
  const [isAdding, setAdding] = useState(false)
  const isPhone = useMediaQuery('(max-width: 900px)', undefined, { getInitialValueInEffect: false })
  const request = useAction(requestArchiveAction)
  /** Of the archive that the opened sheet has shown. */
  const [seen, setSeen] = useState<string>()
  const news = archive && archive.state !== 'building' ? `${archive._id} ${archive.state}` : undefined
  const isNews = news !== undefined && news !== seen
  const pictures = usePictureActions({ ...props, onMany: () => onChange(true) })
  const sections = moreSections({
    ...props,
    pictures,
    isPhone,
    onAddVideo: () => setAdding(true),
    onRetryArchive: request.run,
  })
  const change = (opens: boolean) => {
    if (opens) setSeen(news)
    onChange(opens)
  }
  const button = (
    <button
      type="button"
      className={keyed.root}
      data-news={isNews || undefined}
      aria-label={isNews && archive ? `More actions. New: ${archiveWords(archive)}` : 'More actions'}
      aria-haspopup={isPhone ? 'dialog' : 'menu'}
      onPointerDown={({ currentTarget, pointerType }) =>
        currentTarget.toggleAttribute('data-touched', pointerType === 'touch')
      }
      onKeyDown={({ currentTarget }) => currentTarget.removeAttribute('data-touched')}
      onClick={isPhone ? () => change(true) : undefined}
    >
      <IconDots size={16} />
      <span className={`${keyed.words} ${styles.more}`}>More</span>
    </button>
  )
  const adding = (
    <AddGroupVideos
      group={{ _id: group._id, name: props.name }}
      size="sm"
      withKey
      asked={{ isOpen: isAdding, onChange: setAdding }}
    />
  )
  if (isPhone)
    return (
      <>
        {button}
        {adding}
        <BottomSheet opened={isOpen} onClose={() => onChange(false)} title="More actions">
          <EntryRows sections={sections} onDone={() => onChange(false)} />
        </BottomSheet>
      </>
    )
  return (
    <>
      <Menu position="top-end" opened={isOpen} onChange={change}>
        <Menu.Target>{button}</Menu.Target>
        <Menu.Dropdown className={styles.menu}>
          <EntryItems sections={sections} />
        </Menu.Dropdown>
      </Menu>
      {adding}
    </>
  )
}
