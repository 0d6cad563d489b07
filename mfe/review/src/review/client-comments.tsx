import { useAction } from '@callboard/kit/data'
import { IconTrash } from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import { confirm, Link } from '@callboard/kit/ui'
import { stamp } from '@callboard/posting/contract'
import type { ReviewGroup } from '@callboard/review/contract'
import { deleteGroupCommentAction, useGroupComments } from '../data/picks.ts'
import takes from '../takes/takes.module.css'
import styles from './client-comments.module.css'

/** What clients and colleagues wrote about the group on posting pages; it is answered there. */
export default function ClientComments(props: {
  readonly uri: string
  readonly session: string
  readonly group: ReviewGroup
}) {
  const { uri, session, group } = props
  const state = useGroupComments(session, group._id)
  const remove = useAction(deleteGroupCommentAction)
  if (state.kind !== 'ready' || state.data.comments.length === 0) return null
  const nameOf = (record: string) => {
    const talent = group.records.find(({ _id }) => _id === record)
    return group.records.length > 1 && talent ? `about ${talent.first_name} ${talent.last_name}`.trim() : ''
  }
  const ask = async (id: string) => {
    if (await confirm({ title: 'Want to delete comment?', action: 'Delete', danger: true }))
      await remove.run({ id })
  }
  return (
    <section className={styles.root} aria-label="Comments on posting pages">
      <h3>On posting pages</h3>
      <ul>
        {state.data.comments.map(({ _id, record, content, created_at, from_user, page, can }) => (
          <li key={_id}>
            <p>
              <strong>{from_user.name}</strong>{' '}
              <span className={takes.quiet}>
                {[nameOf(record), stamp(new Date(created_at))].filter(Boolean).join(' · ')}
              </span>
              {can.delete ? (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  aria-label="Delete comment"
                  onClick={() => void ask(_id)}
                >
                  <IconTrash size={16} />
                </ActionIcon>
              ) : null}
            </p>
            <p>{content}</p>
            <Link to={`/posting-page/${uri}/${page._id}`} className={styles.page}>
              Answer on {page.name}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
