import { Load, useAction } from '@callboard/kit/data'
import { IconTrash } from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import { confirm, Link, Skeletons } from '@callboard/kit/ui'
import { type PickComment, stamp } from '@callboard/posting/contract'
import type { ReviewGroup } from '@callboard/review/contract'
import { deleteGroupCommentAction, useGroupComments } from '../data/picks.ts'
import takes from '../takes/takes.module.css'
import styles from './client-comments.module.css'

interface OfGroup {
  readonly uri: string
  readonly session: string
  readonly group: ReviewGroup
}

/** What clients and colleagues wrote about the group on posting pages; it is answered there. */
export default function ClientComments(props: OfGroup) {
  const state = useGroupComments(props.session, props.group._id)
  return (
    <section className={styles.root} aria-label="Comments on posting pages">
      <h3>On posting pages</h3>
      <Load
        state={state}
        skeleton={<Skeletons rows={2} height={56} />}
        failedTitle="What clients wrote could not be loaded"
      >
        {({ comments }) => <Comments {...props} comments={comments} />}
      </Load>
    </section>
  )
}

function Comments({ uri, group, comments }: OfGroup & { readonly comments: readonly PickComment[] }) {
  const remove = useAction(deleteGroupCommentAction)
  const nameOf = (record: string) => {
    const talent = group.records.find(({ _id }) => _id === record)
    return group.records.length > 1 && talent ? `about ${talent.first_name} ${talent.last_name}`.trim() : ''
  }
  const ask = async (id: string) => {
    if (await confirm({ title: 'Want to delete comment?', action: 'Delete', danger: true }))
      await remove.run({ id })
  }
  return (
    <ul>
      {comments.map(({ _id, record, content, created_at, from_user, page, can }) => (
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
  )
}
