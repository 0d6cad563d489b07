import { Link } from '@callboard/kit/ui'
import type { PostingPageView } from '@callboard/posting/contract'
import styles from './posting.module.css'

/** For staff: the way back to the project, and to the review of each session that the groups of the page come from. */
export default function PostingCrumbs({
  uri,
  view,
}: {
  readonly uri: string
  readonly view: PostingPageView
}) {
  const [first] = view.sessions
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.crumbs}>
        <li>
          <Link to="/">Projects</Link>
        </li>
        <li>
          {first ? (
            <Link to={`/session/${uri}/edit/${first._id}`}>{view.studio_name}</Link>
          ) : (
            view.studio_name
          )}
        </li>
        {view.sessions.map(({ _id, name }) => (
          <li key={_id}>
            <Link to={`/video/${uri}/${_id}`}>{name}</Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
