import { useAction } from '@callboard/kit/data'
import { BottomSheet } from '@callboard/kit/dialogs'
import { Menu } from '@callboard/kit/menus'
import { useMediaQuery } from '@callboard/kit/ui'
import { AddGroupVideos } from '@callboard/kit/uploads'
import type { ArchiveView, ReviewGroup, VideoView } from '@callboard/review/contract'
import { useState } from 'react'
import { requestArchiveAction } from '../data/archives.ts'
import { EntryItems, EntryRows } from './entry-lines.tsx'
import { MoreButton } from './more-button.tsx'
import { moreSections } from './more-sections.ts'
import styles from './open-group.module.css'
import type { OpenGroupCommands } from './open-group-commands.ts'
import { TakeLine } from './take-facts.tsx'
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
  /** Of it, what was not seen yet. */
  readonly news: string | undefined
  readonly isOpen: boolean
  readonly onChange: (isOpen: boolean) => void
  /** A frame of the take becomes a picture. */
  readonly onPicture: () => void
}) {
  const { group, isOpen, onChange } = props
  const [isAdding, setAdding] = useState(false)
  const isPhone = useMediaQuery('(max-width: 900px)', undefined, { getInitialValueInEffect: false })
  const request = useAction(requestArchiveAction)
  const pictures = usePictureActions({ ...props, onMany: () => onChange(true) })
  const sections = moreSections({
    ...props,
    pictures,
    isPhone,
    onAddVideo: () => setAdding(true),
    onRetryArchive: request.run,
  })
  const button = (
    <MoreButton
      news={props.news}
      aria-haspopup={isPhone ? 'dialog' : 'menu'}
      onClick={isPhone ? () => onChange(true) : undefined}
    />
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
          <TakeLine take={props.take} />
          <EntryRows sections={sections} onDone={() => onChange(false)} />
        </BottomSheet>
      </>
    )
  return (
    <>
      <Menu position="top-end" opened={isOpen} onChange={onChange}>
        <Menu.Target>{button}</Menu.Target>
        <Menu.Dropdown className={styles.menu}>
          <EntryItems sections={sections} />
        </Menu.Dropdown>
      </Menu>
      {adding}
    </>
  )
}
