import { CommentList } from '@callboard/kit/comments'
import { useAction } from '@callboard/kit/data'
import type { ReviewGroup } from '@callboard/review/contract'
import { type ComponentProps, useEffect, useRef } from 'react'
import { deleteGroupCommentAction } from '../data/picks.ts'
import { deleteTakeCommentAction } from '../data/take-comments.ts'
import { momentOn, type OpenTake } from '../takes/comment-moments.ts'
import { NotLoaded } from '../takes/not-loaded.tsx'
import takes from '../takes/takes.module.css'
import { aboutWords, type PlacedComment, type ReplyTo } from './comment-stream.ts'

export { NewComment } from './new-comment.tsx'

/** What was written about the takes and the talent of the open group; a time leads to its second. */
export default function OpenComments(props: {
  readonly group: ReviewGroup
  readonly stream: readonly PlacedComment[]
  /** What of the stream is not there. */
  readonly missing: ComponentProps<typeof CommentList>['state'] | undefined
  readonly open: OpenTake
  /** Id of the one that is to be seen. */
  readonly sight: string | undefined
  /** @param comment id of the one that is replied to */
  readonly onReply: (to: ReplyTo, comment: string) => void
}) {
  const { stream, missing, sight } = props
  const removeOfTake = useAction(deleteTakeCommentAction)
  const removeOfTalent = useAction(deleteGroupCommentAction)
  const section = useRef<HTMLElement>(null)
  const place = stream.findIndex(({ _id }) => _id === sight)
  // Whoever has written it, or replies to it, sees it; a reader is not moved by what others write.
  useEffect(() => {
    if (sight === undefined || place < 0) return
    const show = () => section.current?.querySelectorAll('li')[place]?.scrollIntoView({ block: 'nearest' })
    show()
    // The keys of a phone come up a little later.
    window.visualViewport?.addEventListener('resize', show)
    return () => window.visualViewport?.removeEventListener('resize', show)
  }, [sight, place])
  return (
    <section ref={section} aria-label="Comments">
      <CommentList
        state={{ kind: 'ready', data: stream, refreshing: false, outdated: false }}
        empty={missing ? null : <p className={takes.quiet}>Nobody has commented yet.</p>}
        of={(comments) =>
          comments.map(({ talent, canDelete, ...comment }) => ({
            ...comment,
            about: talent && aboutWords(props.group, talent.record),
            onPoint: (isPointed) => props.open.onPoint?.(comment._id, isPointed),
            moment: momentOn(props.open, comment),
            onReply: talent && (() => props.onReply(talent, comment._id)),
            onDelete: !canDelete
              ? undefined
              : talent
                ? () => removeOfTalent.run({ id: comment._id })
                : () => removeOfTake.run({ id: comment.video ?? '', commentId: comment._id }),
          }))
        }
      />
      {missing?.kind === 'failed' ? (
        <NotLoaded what="The comments" onRetry={missing.retry} />
      ) : missing ? (
        <CommentList state={missing} of={() => []} />
      ) : null}
    </section>
  )
}
