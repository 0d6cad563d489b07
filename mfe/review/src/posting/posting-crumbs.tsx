import { useAccount } from '@callboard/kit/data'
import { Link } from '@callboard/kit/ui'
import type { PostingPageView } from '@callboard/posting/contract'
import styles from './posting.module.css'

/**
 * The way back. For staff: to the project, and to the review of each session that the groups of the page come from. For
 * others: to all pages of the link, for a client with an account from what waits for them.
 */
export default function PostingCrumbs({
  uri,
  view,
}: {
  readonly uri: string
  readonly view: PostingPageView
}) {
  const isClient = useAccount()?.user_type === 'client'
  const { link } = view
  const [first] = view.sessions
  const project = view.can.edit ? first && `/session/${uri}/edit/${first._id}` : undefined
  const isOneOfMore = !view.can.edit && link !== null && link.posting_pages.length > 1
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.crumbs}>
        {view.can.edit || isClient ? (
          <li>
            <Link to="/">{view.can.edit ? 'Projects' : 'To answer'}</Link>
          </li>
        ) : null}
        <li>
          {isOneOfMore ? (
            <Link to={`/posting-link-page/${link.studio_uri}/${link._id}`}>{link.name}</Link>
          ) : project ? (
            <Link to={project}>{view.studio_name}</Link>
          ) : (
            view.studio_name
          )}
        </li>
        {view.can.edit
          ? view.sessions.map(({ _id, name }) => (
              <li key={_id}>
                <Link to={`/video/${uri}/${_id}`}>{name}</Link>
              </li>
            ))
          : null}
      </ol>
    </nav>
  )
}
