import { BottomSheet } from '@callboard/kit/dialogs'
import { IconCalendar, IconDots, IconVideo } from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import { useState } from 'react'
import { EntryRows } from './entry-lines.tsx'
import type { Postings } from './posting-pages-menu.tsx'
import styles from './review-head.module.css'
import { useWallSections, type WallCommands } from './use-wall-sections.ts'
import { postingSections, type Section } from './wall-entries.ts'

/** On a phone: all actions on the wall but the first one, what is wanted most at the top. */
export default function MoreSheet(
  props: WallCommands & {
    readonly uri: string
    readonly pages: Postings
    readonly onLinks: () => void
  },
) {
  const { uri, session } = props
  const [isOpen, setOpen] = useState(false)
  const { ofWall, ofSession, archives } = useWallSections(props)
  const [{ title, entries }, pages] = postingSections(uri, props.pages, props.onLinks)
  const lead: Section = {
    entries: [
      { label: 'Live room', icon: IconVideo, act: { to: `/studio/${uri}/${session._id}` } },
      {
        label: 'Session and schedule',
        icon: IconCalendar,
        act: { to: `/session/${uri}/edit/${session._id}` },
      },
      ...entries,
    ],
  }
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
      <BottomSheet opened={isOpen} onClose={close} title="More">
        <EntryRows
          sections={[lead, { ...pages, title }, { ...ofWall, title: 'Groups' }, archives, ofSession]}
          onDone={close}
        />
      </BottomSheet>
    </>
  )
}
