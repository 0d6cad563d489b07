import { PickList } from '@callboard/kit/filters'
import { useNavigate } from '@callboard/kit/ui'
import type { PostingPageView } from '@callboard/posting/contract'

/** The pages of the link that the page was opened by; nothing to choose where it is the only one. */
export function OtherPages(props: {
  readonly uri: string
  readonly view: Pick<PostingPageView, '_id' | 'link'>
}) {
  const { _id, link } = props.view
  const navigate = useNavigate()
  const pages = link?.posting_pages ?? []
  if (pages.length < 2) return null
  return (
    <PickList
      label="Posting Pages"
      value={_id}
      choices={pages.map((page) => ({ value: page._id, label: page.name }))}
      onChange={(id) => {
        const page = pages.find((one) => one._id === id)
        void navigate(`/posting-page-via-link/${page?.studio_uri ?? props.uri}/${link?._id}/${id}`)
      }}
    />
  )
}
