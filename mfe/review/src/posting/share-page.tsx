import { useAnswer } from '@callboard/kit/data'
import { Share, ShareRow } from '@callboard/kit/share'
import { Link, Skeletons } from '@callboard/kit/ui'
import { listPostings, type PostingLink, type PostingPageView } from '@callboard/posting/contract'
import { getProjectByUri } from '@callboard/projects/contract'

type Shared = Pick<PostingPageView, '_id' | 'studio_uri'>

/** For staff: the links of the project that open this page. */
export default function SharePage({ view }: { readonly view: Shared }) {
  return <Share>{() => <PageLinks {...view} />}</Share>
}

function PageLinks({ _id, studio_uri }: Shared) {
  const project = useAnswer(getProjectByUri, { uri: studio_uri })
  const postings = useAnswer(listPostings, project.kind === 'ready' ? { id: project.data._id } : undefined)
  if (project.kind === 'failed' || postings.kind === 'failed')
    return <p role="alert">The links could not be loaded. Check your connection, then open Share again.</p>
  if (postings.kind !== 'ready') return <Skeletons rows={2} />
  const links = postings.data.links.filter(({ posting_pages }) =>
    posting_pages.some((page) => page._id === _id),
  )
  if (links.length === 0)
    return (
      <p>
        No link opens this page yet. <Link to="/">Make one in Projects.</Link>
      </p>
    )
  return links.map((link) => (
    <ShareRow
      key={link._id}
      name={link.name}
      note={opens(link)}
      address={`${location.origin}${link.path}`}
      copy={`Copy link ${link.name}`}
    />
  ))
}

/** What a client finds behind a link. */
function opens({ posting_pages, other_posting_pages, revoked_at, has_password }: PostingLink): string {
  if (revoked_at !== null) return 'Held back: it opens nothing now'
  const pages = posting_pages.length + other_posting_pages.length
  return [
    pages > 1 ? `Opens the cover of ${pages} pages` : 'Opens this page',
    has_password && 'with its password',
  ]
    .filter(Boolean)
    .join(' ')
}
