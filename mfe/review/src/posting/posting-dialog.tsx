import type { ComponentProps } from 'react'
import { PageDownload } from './page-download.tsx'
import { SortPosted } from './sort-posted.tsx'

type DownloadProps = ComponentProps<typeof PageDownload>
type SortProps = ComponentProps<typeof SortPosted>

/** What is asked for in the head of the page, in one file that is loaded then. */
export default function PostingDialog(
  props: { readonly kind: 'download' | 'sort' } & Omit<DownloadProps, 'page'> & SortProps,
) {
  const { kind, page, view, all, shown, onClose } = props
  if (kind === 'sort') return <SortPosted page={page} view={view} onClose={onClose} />
  return page.link === undefined ? null : (
    <PageDownload page={{ id: page.id, link: page.link }} all={all} shown={shown} onClose={onClose} />
  )
}
