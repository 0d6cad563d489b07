import { CommentList } from '@callboard/kit/comments'
import { type Loadable, useAction } from '@callboard/kit/data'
import { Link } from '@callboard/kit/ui'
import type { PickComment } from '@callboard/posting/contract'
import type { ReviewGroup } from '@callboard/review/contract'
import { deleteGroupCommentAction } from '../data/picks.ts'
import { momentOn, type OpenTake } from '../takes/comment-moments.ts'
import styles from './client-comments.module.css'
import { commentsByPlace } from './comments-by-place.ts'
import { CommentsHeading } from './comments-heading.tsx'

/** What clients and colleagues wrote about the group on posting pages and in the live room; it is answered there. */
export function ClientComments(props: {
  readonly uri: string
  readonly group: ReviewGroup
  readonly state: Loadable<{ readonly comments: readonly PickComment[] }>
  readonly open: OpenTake
}) {
  const { state } = props
  const remove = useAction(deleteGroupCommentAction)
  const { records } = props.group
  const aboutOf = (record: string) => {
    const talent = records.find(({ _id }) => _id === record)
    return records.length > 1 && talent ? `about ${talent.first_name} ${talent.last_name}`.trim() : undefined
  }
  const list = (comments: readonly PickComment[]) => (
    <CommentList
      state={state}
      brief
      of={() =>
        comments.map((comment) => ({
          ...comment,
          about: aboutOf(comment.record),
          onPoint: (isPointed) => props.open.onPoint?.(comment._id, isPointed),
          moment: momentOn(props.open, comment),
          onDelete: comment.can.delete ? () => remove.run({ id: comment._id }) : undefined,
        }))
      }
    />
  )
  return (
    <section className={styles.root} aria-label="Comments on the talent">
      {state.kind === 'ready'
        ? commentsByPlace(state.data.comments).map(({ page, comments }) => (
            <div key={page?._id ?? ''}>
              <div className={styles.head}>
                <CommentsHeading
                  words={page ? `Comments on ${page.name}` : 'Comments in the live room'}
                  count={comments.length}
                />
                {page ? (
                  <Link to={`/posting-page/${props.uri}/${page._id}`} aria-label={`Reply on ${page.name}`}>
                    Reply
                  </Link>
                ) : null}
              </div>
              {list(comments)}
            </div>
          ))
        : list([])}
    </section>
  )
}
