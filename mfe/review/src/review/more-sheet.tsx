import { BottomSheet } from '@callboard/kit/dialogs'
import { IconCalendar, IconDots, IconVideo } from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import { VisuallyHidden } from '@callboard/kit/ui'
import { useState } from 'react'
import { archiveWords } from '../archives/archive-words.ts'
import type { PutAway } from '../archives/put-away.ts'
import { EntryRows } from './entry-lines.tsx'
import type { Postings } from './posting-pages-menu.tsx'
import styles from './review-head.module.css'
import { useWallSections, type WallCommands } from './use-wall-sections.ts'
import { postingSection, type Section } from './wall-entries.ts'

/**
 * On a phone: all actions on the wall but the first one, those that are wanted most at the top. A dot tells of an archive
 * that is ready, or has failed, until the sheet with its row was seen.
 */
export default function MoreSheet(
  props: WallCommands & {
    readonly uri: string
    readonly pages: Postings
    readonly putAway: PutAway
    readonly onLinks: () => void
  },
) {
  const { uri, session, putAway } = props
  const [isOpen, setOpen] = useState(false)
  const news = props.archives.filter((archive) => archive.state !== 'building' && !putAway.has(archive))
  const { ofWall, archives } = useWallSections({ ...props, news })
  const newWords = news.map(archiveWords).join(', ')
  const ways: Section = {
    title: 'Session',
    entries: [
      { label: 'Live room', icon: IconVideo, act: { to: `/studio/${uri}/${session._id}` } },
      {
        label: 'Session and schedule',
        icon: IconCalendar,
        act: { to: `/session/${uri}/edit/${session._id}` },
      },
    ],
  }
  const close = () => {
    for (const archive of news) putAway.add(archive)
    setOpen(false)
  }
  return (
    <>
      <VisuallyHidden aria-live="polite">{newWords}</VisuallyHidden>
      <ActionIcon
        className={styles.more}
        data-news={(news.length > 0 && !isOpen) || undefined}
        aria-label={newWords === '' ? 'More' : `More. New: ${newWords}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <IconDots size={20} aria-hidden />
      </ActionIcon>
      <BottomSheet opened={isOpen} onClose={close} title={session.name}>
        <EntryRows
          sections={[ofWall, archives, postingSection(uri, props.pages, props.onLinks), ways]}
          onDone={close}
        />
      </BottomSheet>
    </>
  )
}
