import type { ReplyOf } from '@callboard/core/http-contract'
import { Load, type Loadable, useAction } from '@callboard/kit/data'
import { useForm } from '@callboard/kit/form'
import { IconTrash } from '@callboard/kit/icons'
import { ActionIcon, Textarea } from '@callboard/kit/inputs'
import { keyHint } from '@callboard/kit/keys'
import { type PlayerHandle, positionWords } from '@callboard/kit/player'
import { Checkbox } from '@callboard/kit/ticks'
import { Button, confirm, Skeletons, sayError } from '@callboard/kit/ui'
import { stamp } from '@callboard/posting/contract'
import { type listTakeComments, takeCommentForm } from '@callboard/review/contract'
import { type FormEvent, type KeyboardEvent, type RefObject, useState } from 'react'
import { addTakeCommentAction, deleteTakeCommentAction } from '../data/take-comments.ts'
import takes from '../takes/takes.module.css'
import styles from './take-comments.module.css'

/** What staff wrote about the take in the player; a time leads to its second. */
export default function TakeComments(props: {
  readonly video: string
  readonly state: Loadable<ReplyOf<typeof listTakeComments>>
  readonly player: RefObject<PlayerHandle | null>
  /** Where another one is written. */
  readonly field: RefObject<HTMLTextAreaElement | null>
}) {
  const { video, player } = props
  const remove = useAction(deleteTakeCommentAction)
  const ask = async (commentId: string) => {
    if (await confirm({ title: 'Want to delete comment?', action: 'Delete', danger: true }))
      await remove.run({ id: video, commentId })
  }
  return (
    <section className={styles.root} aria-label="Comments on this take">
      <h3>Comments on this take</h3>
      <Load
        state={props.state}
        skeleton={<Skeletons rows={1} />}
        failedTitle="The comments could not be loaded"
      >
        {({ comments }) => (
          <ol aria-live="polite">
            {comments.map(({ _id, comment, second, created_at, from_user, can }) => (
              <li key={_id}>
                <p className={styles.head}>
                  {second === null ? null : (
                    <button
                      type="button"
                      className={styles.time}
                      title="Go there in the take"
                      onClick={() => player.current?.seek(second)}
                    >
                      {positionWords(second)}
                    </button>
                  )}
                  <strong>{from_user.name}</strong>
                  <time dateTime={created_at} className={takes.quiet}>
                    {stamp(new Date(created_at))}
                  </time>
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
                <p className={styles.text}>{comment}</p>
              </li>
            ))}
          </ol>
        )}
      </Load>
      <NewComment key={video} video={video} player={player} field={props.field} />
    </section>
  )
}

function NewComment(props: {
  readonly video: string
  readonly player: RefObject<PlayerHandle | null>
  readonly field: RefObject<HTMLTextAreaElement | null>
}) {
  const { video, player } = props
  /** The second that the take was at when the writing began; it stands still meanwhile. */
  const [second, setSecond] = useState<number>()
  const [isAt, setAt] = useState(true)
  const add = useAction(addTakeCommentAction, {
    onDone: () => {
      form.begin({ comment: '' })
      setSecond(undefined)
    },
  })
  const form = useForm({
    form: takeCommentForm,
    from: { comment: '' },
    input: ({ comment }) => ({
      id: video,
      comment: comment.trim(),
      second: isAt && second !== undefined ? second : null,
    }),
    draft: `take-comment:${video}`,
    action: add,
    save: add.run,
  })
  const field = form.text('comment')
  const isEmpty = form.typed.comment.trim() === ''
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    if (!isEmpty && !add.busy) void form.submit()
  }
  const begin = () => {
    if (second !== undefined && !isEmpty) return
    player.current?.pause()
    setSecond(player.current?.at())
  }
  const pressed = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // The keys of the open group work again; what is typed stays.
    if (event.key === 'Escape')
      event.currentTarget.closest<HTMLElement>('section[tabindex]')?.focus({ preventScroll: true })
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    submit()
  }
  return (
    <form onSubmit={submit}>
      <Textarea
        ref={props.field}
        {...keyHint('wall', 'comment', 'Comment on this take')}
        aria-label="Comment on this take"
        placeholder="Write a comment"
        autosize
        minRows={1}
        maxRows={6}
        {...field}
        onFocus={begin}
        onKeyDown={pressed}
        error={
          add.error === undefined ? field.error : `Your comment could not be saved. ${sayError(add.error)}`
        }
      />
      <div className={styles.send}>
        {second === undefined ? null : (
          <Checkbox
            size="xs"
            label={`At ${positionWords(second)}`}
            checked={isAt}
            onChange={({ currentTarget }) => setAt(currentTarget.checked)}
          />
        )}
        <Button type="submit" size="xs" variant="default" disabled={isEmpty} loading={add.busy}>
          Comment
        </Button>
      </div>
    </form>
  )
}
