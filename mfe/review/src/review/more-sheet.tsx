import { Drawer } from '@callboard/kit/dialogs'
import { IconDots, IconVideo } from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import { useState } from 'react'
import { EntryRows } from './entry-lines.tsx'
import type { Postings } from './posting-pages-menu.tsx'
import styles from './review-head.module.css'
import { useWallSections, type WallCommands } from './use-wall-sections.ts'
import type { Shows } from './view-menu.tsx'
import { ShowSwitches } from './view-switches.tsx'
import { postingSections } from './wall-entries.ts'

/** On a phone: all actions on the wall but the first one, and what its cards tell. */
export default function MoreSheet(
  props: WallCommands & {
    readonly uri: string
    readonly pages: Postings
    readonly onLinks: () => void
    readonly shows: Shows
    readonly onShow: (change: Partial<Shows>) => void
  },
) {
  const { uri } = props
  const [isOpen, setOpen] = useState(false)
  const { ofWall, ofSession, archives } = useWallSections(props)
  const room = { label: 'Live room', icon: IconVideo, act: { to: `/studio/${uri}/${props.session._id}` } }
  const close = () => setOpen(false)
  return (
    <>
      <ActionIcon
        className={styles.more}
        aria-label="More"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <IconDots size={20} aria-hidden />
      </ActionIcon>
      <Drawer
        opened={isOpen}
        onClose={close}
        position="bottom"
        classNames={{ content: styles.drawer }}
        title="More"
      >
        <EntryRows
          sections={[ofWall, archives, ...postingSections(uri, props.pages, props.onLinks)]}
          onDone={close}
        />
        <div className={styles.rows}>
          <ShowSwitches shows={props.shows} onShow={props.onShow} />
        </div>
        <EntryRows sections={[{ entries: [room, ...ofSession.entries] }]} onDone={close} />
      </Drawer>
    </>
  )
}
