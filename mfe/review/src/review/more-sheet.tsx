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
 * that is ready, or has failed, until its row was seen: the sheet that it leads to has it higher.
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
  const [isForNews, setForNews] = useState(false)
  const { ofWall, archives } = useWallSections(props)
  const news = props.archives.filter((archive) => archive.state !== 'building' && !putAway.has(archive))
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
  const close = () => setOpen(false)
  return (
    <>
      <VisuallyHidden aria-live="polite">{news.map(archiveWords).join(', ')}</VisuallyHidden>
      <ActionIcon
        className={styles.more}
        data-news={news.length > 0 || undefined}
        aria-label="More"
        aria-haspopup="dialog"
        onClick={() => {
          setForNews(news.length > 0)
          for (const archive of news) putAway.add(archive)
          setOpen(true)
        }}
      >
        <IconDots size={20} aria-hidden />
      </ActionIcon>
      <BottomSheet opened={isOpen} onClose={close} title={session.name}>
        <EntryRows
          sections={[
            ofWall,
            ...(isForNews ? [archives] : []),
            postingSection(uri, props.pages, props.onLinks),
            ways,
            ...(isForNews ? [] : [archives]),
          ]}
          onDone={close}
        />
      </BottomSheet>
    </>
  )
}
