import type { ReplyOf } from '@callboard/core/http-contract'
import { CommentField, CommentList, useMoment } from '@callboard/kit/comments'
import { type Loadable, useAction } from '@callboard/kit/data'
import { keyHint } from '@callboard/kit/keys'
import type { PlayerHandle } from '@callboard/kit/player'
import { type listTakeComments, takeCommentForm } from '@callboard/review/contract'
import type { RefObject } from 'react'
import { addTakeCommentAction, deleteTakeCommentAction } from '../data/take-comments.ts'
import { momentOn, type OpenTake } from '../takes/comment-moments.ts'
import { useCommentForm } from '../takes/use-comment-form.ts'
import styles from './take-comments.module.css'

interface OfTake {
  readonly take: { readonly _id: string; readonly duration: number }
  readonly player: RefObject<PlayerHandle | null>
  /** Where another one is written. */
  readonly field: RefObject<HTMLTextAreaElement | null>
}

/** What staff wrote about the take in the player; a time leads to its second. */
export default function TakeComments(
  props: OfTake & {
    readonly state: Loadable<ReplyOf<typeof listTakeComments>>
    readonly open: OpenTake
  },
) {
  const video = props.take._id
  const remove = useAction(deleteTakeCommentAction)
  return (
    <section className={styles.root} aria-label="Comments on this take">
      <h3>Comments on this take</h3>
      <CommentList
        state={props.state}
        of={({ comments }) =>
          comments.map(({ comment, second, ...one }) => ({
            ...one,
            content: comment,
            moment: momentOn(props.open, { video, second }),
            onDelete: one.can.delete ? () => remove.run({ id: video, commentId: one._id }) : undefined,
          }))
        }
      />
      <NewComment key={video} {...props} />
    </section>
  )
}

function NewComment({ take, player, field }: OfTake) {
  const moment = useMoment(player, take)
  const written = useCommentForm({
    form: takeCommentForm,
    action: addTakeCommentAction,
    draft: `take-comment:${take._id}`,
    moment,
    input: (comment) => ({
      id: take._id,
      comment,
      second: moment.isSaid && moment.held ? moment.held.second : null,
    }),
  })
  return (
    <CommentField
      ref={field}
      label="Comment on this take"
      hint={keyHint('wall', 'comment', 'Comment on this take')}
      {...written}
      sendsOnEnter
      onKeyDown={(event) => {
        // The keys of the open group work again; what is typed stays.
        if (event.key === 'Escape')
          event.currentTarget.closest<HTMLElement>('section[tabindex]')?.focus({ preventScroll: true })
      }}
    />
  )
}
