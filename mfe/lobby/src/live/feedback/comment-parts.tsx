import { Load, type Loadable } from '@callboard/kit/data'
import { Modal } from '@callboard/kit/dialogs'
import { IconTrash } from '@callboard/kit/icons'
import { ActionIcon, Textarea } from '@callboard/kit/inputs'
import { Button, confirm, Skeletons, sayError, Text } from '@callboard/kit/ui'
import { type RecordComment, stamp } from '@callboard/posting/contract'
import type { ComponentProps, FormEvent, ReactNode } from 'react'
import styles from './feedback.module.css'

/** The dialog of the comments on a talent. */
export const CommentsFrame = (props: {
  readonly name: string
  readonly onClose: () => void
  readonly children: ReactNode
}) => (
  <Modal opened onClose={props.onClose} title={`Comments: ${props.name}`} size="md">
    {props.children}
  </Modal>
)

/** Oldest first; the own ones can be removed while comments are taken. */
export function CommentList(props: {
  readonly state: Loadable<{ readonly comments: readonly RecordComment[] }>
  readonly open: boolean
  readonly onRemove: (id: string) => Promise<unknown>
}) {
  const askToRemove = async (id: string) => {
    if (await confirm({ title: 'Want to delete comment?', action: 'Delete', danger: true }))
      await props.onRemove(id)
  }
  return (
    <Load
      state={props.state}
      skeleton={<Skeletons rows={2} />}
      failedTitle="The comments could not be loaded"
    >
      {({ comments }) => (
        <ol className={styles.recordComments} aria-live="polite">
          {comments.length === 0 ? <Text c="dimmed">Nobody has commented yet.</Text> : null}
          {comments.map((comment) => (
            <li key={comment._id}>
              <div>
                <strong>{comment.from_user.name}</strong>
                <time dateTime={comment.created_at}>{stamp(new Date(comment.created_at))}</time>
                <p>{comment.content}</p>
              </div>
              {props.open && comment.can.delete ? (
                <ActionIcon aria-label="Delete comment" onClick={() => void askToRemove(comment._id)}>
                  <IconTrash size={16} />
                </ActionIcon>
              ) : null}
            </li>
          ))}
        </ol>
      )}
    </Load>
  )
}

/** An input for another comment. */
export function CommentInput(props: {
  readonly field: ComponentProps<typeof Textarea>
  readonly typed: string
  readonly busy: boolean
  readonly error: unknown
  readonly onSubmit: () => void
}) {
  const { busy, error } = props
  const empty = props.typed.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!empty && !busy) props.onSubmit()
  }
  return (
    <form className={styles.recordCommentNew} onSubmit={submit}>
      <Textarea
        aria-label="Comment"
        placeholder="Write a comment"
        autosize
        minRows={2}
        maxRows={6}
        {...props.field}
        error={
          error === undefined ? props.field.error : `Your comment could not be saved. ${sayError(error)}`
        }
      />
      <Button type="submit" variant="default" disabled={empty} loading={busy}>
        Add Comment
      </Button>
    </form>
  )
}
