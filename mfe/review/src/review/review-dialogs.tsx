import { toast } from '@callboard/kit/ui'
import type { Pick, PostingPageSummary } from '@callboard/posting/contract'
import type { ArchiveView, ReviewView } from '@callboard/review/contract'
import { lazy, Suspense, useEffect } from 'react'
import type { PutAway } from '../archives/put-away.ts'
import type { OpenMoment } from '../side-by-side/first-compared.ts'
import type { Postings } from './posting-pages-menu.tsx'
import { idsInOrder, pictureOf, type ShownGroup, takesToSort, wholeOrder } from './review-groups.ts'
import type { TakeActions } from './use-take-actions.ts'

const FileSyncDialog = lazy(() => import('./file-sync-dialog.tsx'))
const CopyDialog = lazy(() => import('./copy-dialog.tsx'))
const CopyToSessionDialog = lazy(() => import('./copy-to-session-dialog.tsx'))
const LinksDialog = lazy(() => import('./links-dialog.tsx'))
const LinkDialog = lazy(() => import('./link-dialog.tsx'))
const SortDialog = lazy(() => import('../sorting/sort-dialog.tsx'))
const DownloadDialog = lazy(() => import('./download-dialog.tsx'))

const ORDER_IS_FOR =
  'for everybody on the team, for downloads, and for what is copied to posting pages from now on.'
const COPIED = 'copied-to-page'
/** Milliseconds: long enough to look at the takes before going on. */
const COPIED_STAYS = 30_000

export type AskedOfGroups = 'copy' | 'copy-to-session' | 'download'
export type Asked =
  | { readonly kind: AskedOfGroups; readonly groups: readonly ShownGroup[] }
  | { readonly kind: 'link'; readonly page: PostingPageSummary }
  | { readonly kind: 'links' }
  | { readonly kind: 'sort' }
  | { readonly kind: 'file-sync' }
  | {
      readonly kind: 'side-by-side'
      readonly groups: readonly ShownGroup[]
      /** Where the open take stands; undefined: none is open. */
      readonly moment: OpenMoment | undefined
    }
  | { readonly kind: 'sort-takes'; readonly group: string }

/** What the review asks before it acts, one dialog at a time. */
export default function ReviewDialogs(props: {
  readonly asked: Asked | undefined
  readonly uri: string
  readonly data: ReviewView
  /** All groups of the wall in their order. */
  readonly wall: readonly ShownGroup[]
  readonly pages: Postings
  readonly posted: readonly Pick[]
  readonly archives: readonly ArchiveView[]
  readonly actions: TakeActions
  readonly onAsk: (asked: Asked | undefined) => void
  readonly onDownload: PutAway['add']
  /** The groups were taken along. */
  readonly onCopied: () => void
}) {
  const { asked, uri, data, wall, pages, archives, actions, onAsk } = props
  const firstPage = pages.kind === 'ready' ? pages.data.pages[0] : undefined
  const sorted = asked?.kind === 'sort-takes' ? takesToSort(wall, asked.group) : undefined
  const close = () => onAsk(undefined)

  /** The way to the page and to a link for clients. */
  const tellCopied = (page: PostingPageSummary, words: string) =>
    toast.ok(words, {
      id: COPIED,
      stays: COPIED_STAYS,
      link: { label: 'Open posting page', href: `/posting-page/${uri}/${page._id}` },
      action: { label: 'Make a link', run: () => onAsk({ kind: 'link', page }) },
    })
  // The toast's action works only on this screen.
  useEffect(() => () => toast.hide(COPIED), [])

  return (
    <Suspense>
      {asked?.kind === 'copy' ? (
        <CopyDialog
          session={data.session}
          groups={asked.groups}
          pages={pages}
          posted={props.posted}
          onClose={close}
          onCopied={(page, words) => {
            tellCopied(page, words)
            close()
            props.onCopied()
          }}
        />
      ) : null}
      {asked?.kind === 'copy-to-session' ? (
        <CopyToSessionDialog
          sessions={data.sessions}
          groups={asked.groups}
          onClose={close}
          onCopied={({ _id }, words) => {
            toast.ok(words, {
              stays: COPIED_STAYS,
              link: { label: 'Open its review', href: `/video/${uri}/${_id}` },
            })
            close()
            props.onCopied()
          }}
        />
      ) : null}
      {asked?.kind === 'file-sync' ? <FileSyncDialog session={data.session} onClose={close} /> : null}
      {asked?.kind === 'links' ? (
        <LinksDialog
          studio={data.session.studio}
          pages={pages}
          onNew={firstPage && (() => onAsk({ kind: 'link', page: firstPage }))}
          onClose={close}
        />
      ) : null}
      {asked?.kind === 'link' ? (
        <LinkDialog studio={data.session.studio} page={asked.page} pages={pages} onClose={close} />
      ) : null}
      {asked?.kind === 'sort' ? (
        <SortDialog
          title="Sort groups"
          words={ORDER_IS_FOR}
          items={wall.map((one) => ({ id: one.group._id, name: one.name, picture: pictureOf(one) }))}
          places={wall.map(({ group }) => group.order)}
          onSort={(ids) => actions.sortGroups(wholeOrder(idsInOrder(data.groups), ids))}
          onClose={close}
        />
      ) : null}
      {sorted ? (
        <SortDialog
          title={`Sort takes of ${sorted.name}`}
          words={ORDER_IS_FOR}
          items={sorted.takes.map(({ _id, name, thumbnail_url }) => ({
            id: _id,
            name,
            picture: thumbnail_url,
          }))}
          onSort={(ids) =>
            actions.sortVideos(sorted.group._id, wholeOrder(idsInOrder(sorted.group.videos), ids))
          }
          onClose={close}
        />
      ) : null}
      {asked?.kind === 'download' ? (
        <DownloadDialog
          session={data.session}
          groups={asked.groups}
          archives={archives}
          onDownload={props.onDownload}
          onClose={close}
        />
      ) : null}
    </Suspense>
  )
}
