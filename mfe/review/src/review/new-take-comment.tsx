import { CommentField, useMoment } from '@callboard/kit/comments'
import { keyHint } from '@callboard/kit/keys'
import type { PlayerHandle } from '@callboard/kit/player'
import { takeCommentForm } from '@callboard/review/contract'
import type { RefObject } from 'react'
import { addTakeCommentAction } from '../data/take-comments.ts'
import { useCommentForm } from '../takes/use-comment-form.ts'

/** The field for another comment on the take in the player. */
export function NewTakeComment(props: {
  readonly take: { readonly _id: string; readonly duration: number }
  readonly player: RefObject<PlayerHandle | null>
  readonly field: RefObject<HTMLTextAreaElement | null>
}) {
  const { take, player, field } = props
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
