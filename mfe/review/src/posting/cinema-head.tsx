import { ConnectionMark, perform } from '@callboard/kit/data'
import { IconDownload, IconX } from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import { keyHint } from '@callboard/kit/keys'
import type { PostingPageView } from '@callboard/posting/contract'
import { lazy, type ReactNode, Suspense } from 'react'
import type { Page } from '../data/page-input.ts'
import { downloadAction } from '../data/posted-take.ts'
import { briefNames } from '../takes/brief-names.ts'
import cinema from './cinema.module.css'
import { firstName, type PostingShown, type PostingVideo, shortName, talentName } from './posting-groups.ts'
import { NARROW, useWindowWidth } from './use-window-width.ts'

const StaffMenu = lazy(() => import('./staff-menu.tsx'))

/** Letters that have room at the head of a phone. */
const MOST_LETTERS = 18

/** A name that has room there whole: `Alexandria M.`, `Amara +2`. */
function briefName(group: PostingShown['group']): string {
  const short = shortName(group)
  const [first, another] = group.records
  if (!first || short.length <= MOST_LETTERS) return short
  if (another) return briefNames(group.records.map(firstName))
  return short === talentName(first) ? `${firstName(first)} ${first.last_name.charAt(0)}.` : short
}

/** The way back, whose take is open, and what can be done with it. */
export function CinemaHead(props: {
  readonly page: Page
  readonly view: PostingPageView
  readonly open: PostingShown
  readonly take: PostingVideo
  /** Where one is on the page; undefined: it stands elsewhere. */
  readonly place: string | undefined
  readonly onClose: () => void
  /** The ways to other talent. */
  readonly children: ReactNode
}) {
  const { page, view, take, onClose } = props
  const { group, takes } = props.open
  const isNarrow = useWindowWidth() <= NARROW
  const save = async () => {
    if (page.link === undefined) return
    const about = { page_id: page.id, link: page.link, ref_id: group._id, video: take._id }
    // The action has said why it cannot be saved.
    const saved = await perform(downloadAction, about).catch(() => undefined)
    if (saved) location.assign(saved.url)
  }
  return (
    <header className={cinema.head} data-staff={view.can.edit || undefined}>
      <ActionIcon
        aria-label="Back to all talent"
        onClick={onClose}
        {...keyHint('everywhere', 'back', 'Back to all talent')}
      >
        <IconX size={20} />
      </ActionIcon>
      <div className={cinema.titles}>
        <h1 title={group.name}>{isNarrow ? briefName(group) : group.name}</h1>
        <span>{[props.place, view.name].filter(Boolean).join(' · ')}</span>
      </div>
      <ConnectionMark />
      {view.link?.allows_download && take.plays ? (
        <ActionIcon aria-label="Save this take" title="Save this take" onClick={save}>
          <IconDownload size={20} />
        </ActionIcon>
      ) : null}
      {view.can.edit ? (
        <Suspense>
          <StaffMenu page={page} group={group} take={take} isLast={takes.length === 1} onLeave={onClose} />
        </Suspense>
      ) : null}
      {props.children}
    </header>
  )
}
