import { useAction } from '@callboard/kit/data'
import type { PostingPageView } from '@callboard/posting/contract'
import { useMemo } from 'react'
import type { Page } from '../data/page-input.ts'
import { sortPostedGroupsAction } from '../data/posting-of-staff.ts'
import SortDialog from '../sorting/sort-dialog.tsx'

/** The groups of the page to be put in order by staff. */
export function SortPosted(props: {
  readonly page: Page
  readonly view: PostingPageView
  readonly onClose: () => void
}) {
  const { id, link } = props.page
  const sort = useAction(useMemo(() => sortPostedGroupsAction({ id, link }), [id, link]))
  const groups = props.view.groups.toSorted((a, b) => a.order - b.order)
  return (
    <SortDialog
      title="Sort groups"
      words="for everybody who opens this page. The review keeps its own."
      items={groups.map(({ _id, name, thumbnail_url, videos }) => ({
        id: _id,
        name,
        picture: thumbnail_url ?? videos[0]?.thumbnail_url ?? null,
      }))}
      onSort={(ids) => void sort.run({ page_id: id, groups: [...ids] })}
      onClose={props.onClose}
    />
  )
}
