import type { ReplyOf } from '@callboard/core/http-contract'
import { CommentList } from '@callboard/kit/comments'
import { type Loadable, useAction } from '@callboard/kit/data'
import type { listTakeComments } from '@callboard/review/contract'
import { type RefObject, useEffect, useRef } from 'react'
import { deleteTakeCommentAction } from '../data/take-comments.ts'
import { momentOn, type OpenTake } from '../takes/comment-moments.ts'
import takes from '../takes/takes.module.css'

/** What staff wrote about the take in the player; a time leads to its second. */
export function TakeComments(props: {
  readonly take: string
  readonly state: Loadable<ReplyOf<typeof listTakeComments>>
  readonly open: OpenTake
  /** Where another one is written. */
  readonly field: RefObject<HTMLTextAreaElement | null>
}) {
  const { take: video, state, field } = props
  const remove = useAction(deleteTakeCommentAction)
  const section = useRef<HTMLElement>(null)
  const count = state.kind === 'ready' ? state.data.comments.length : 0
  const before = useRef({ video, count })
  useEffect(() => {
    const isMore = before.current.video === video && count > before.current.count
    before.current = { video, count }
    // Whoever has just written it sees it; a reader is not moved by what others write.
    if (isMore && document.activeElement === field.current)
      section.current?.querySelector('li:last-child')?.scrollIntoView({ block: 'nearest' })
  }, [video, count, field])
  return (
    <section ref={section} aria-label="Comments on this take">
      <CommentList
        state={state}
        brief
        empty={<p className={takes.quiet}>No comments on this take yet.</p>}
        of={({ comments }) =>
          comments.map(({ comment, second, ...one }) => ({
            ...one,
            content: comment,
            onPoint: (isPointed) => props.open.onPoint?.(one._id, isPointed),
            moment: momentOn(props.open, { video, second }),
            onDelete: one.can.delete ? () => remove.run({ id: video, commentId: one._id }) : undefined,
          }))
        }
      />
    </section>
  )
}
