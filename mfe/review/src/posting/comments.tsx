import { Load, useAction, useAnswer } from '@callboard/kit/data'
import { PickList } from '@callboard/kit/filters'
import { useForm } from '@callboard/kit/form'
import { IconTrash } from '@callboard/kit/icons'
import { ActionIcon, Textarea } from '@callboard/kit/inputs'
import { nameInitials } from '@callboard/kit/labels'
import { Button, confirm, Skeletons, sayError } from '@callboard/kit/ui'
import {
  type CommentView,
  commentForm,
  listComments,
  type PostingGroup,
  stamp,
} from '@callboard/posting/contract'
import { type FormEvent, useMemo, useState } from 'react'
import { commentsInput, type Page } from '../data/page-input.ts'
import { addCommentAction, deleteCommentAction } from '../data/posting.ts'
import takes from '../takes/takes.module.css'
import { talentName } from './answer-bar.tsx'
import cinema from './cinema.module.css'
import { OfficeComments } from './office-comments.tsx'
import posting from './posting.module.css'

interface CommentsProps {
  readonly page: Page
  readonly group: PostingGroup
}

/** Comments on the talent of a group, oldest first, and an input for another. */
export function Comments(
  props: CommentsProps & {
    readonly readOnly: boolean
    /** The page shows what the casting office wrote. */
    readonly hasOffice: boolean
  },
) {
  const { page, group, readOnly } = props
  const input = commentsInput(page, group._id)
  const state = useAnswer(listComments, input)
  const { id, link } = page
  const remove = useAction(useMemo(() => deleteCommentAction({ id, link }, group._id), [id, link, group._id]))
  const askToRemove = async (comment: string) => {
    const yes = await confirm({ title: 'Want to delete comment?', action: 'Delete', danger: true })
    if (yes) await remove.run(link === undefined ? { id: comment } : { id: comment, link })
  }
  return (
    <>
      {props.hasOffice ? <OfficeComments page={page} group={group} /> : null}
      <section className={cinema.comments} aria-label="Comments">
        <h2>Comments</h2>
        <Load state={state} skeleton={<Skeletons rows={2} />} failedTitle="The comments could not be loaded">
          {({ comments }) => (
            <ol aria-live="polite">
              {comments.map((comment) => (
                <Comment
                  key={comment._id}
                  comment={comment}
                  group={group}
                  onDelete={readOnly ? undefined : () => void askToRemove(comment._id)}
                />
              ))}
            </ol>
          )}
        </Load>
        {readOnly ? null : <NewComment page={page} group={group} />}
      </section>
    </>
  )
}

function Comment(props: {
  readonly comment: CommentView
  readonly group: PostingGroup
  readonly onDelete: (() => void) | undefined
}) {
  const { comment, group } = props
  const talent = group.records.find(({ _id }) => _id === comment.to_user)
  const about = group.records.length > 1 && talent ? ` about ${talentName(talent)}` : ''
  return (
    <li className={cinema.comment}>
      <span className={posting.avatar} aria-hidden>
        {nameInitials(comment.from_user.name)}
      </span>
      <div>
        <p className={cinema.commentHead}>
          <strong>{comment.from_user.name}</strong>
          <span className={takes.quiet}>{about}</span>
          <time dateTime={comment.created_at} className={takes.quiet}>
            {stamp(new Date(comment.created_at))}
          </time>
        </p>
        <p className={cinema.commentText}>{comment.content}</p>
      </div>
      {comment.can.delete && props.onDelete ? (
        <ActionIcon aria-label="Delete comment" onClick={props.onDelete}>
          <IconTrash size={16} />
        </ActionIcon>
      ) : null}
    </li>
  )
}

function NewComment({ page, group }: CommentsProps) {
  const input = commentsInput(page, group._id)
  const [chosen, setChosen] = useState(group.records[0]?._id)
  const add = useAction(addCommentAction, { onDone: () => form.begin({ content: '' }) })
  const form = useForm({
    form: commentForm,
    from: { content: '' },
    input: ({ content }) => ({ ...input, to_user: chosen ?? '', content: content.trim() }),
    draft: `comment:${page.id}:${group._id}`,
    action: add,
    save: add.run,
  })
  const field = form.text('content')
  const empty = form.typed.content.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!empty && chosen && !add.busy) void form.submit()
  }
  if (!chosen) return null
  return (
    <form onSubmit={submit}>
      <Textarea
        aria-label="Comment"
        placeholder="Write a comment"
        autosize
        minRows={2}
        maxRows={6}
        {...field}
        error={
          add.error === undefined ? field.error : `Your comment could not be saved. ${sayError(add.error)}`
        }
      />
      <div className={cinema.commentSend}>
        {group.records.length > 1 ? (
          <PickList
            label="About"
            value={chosen}
            choices={group.records.map((talent) => ({ value: talent._id, label: talentName(talent) }))}
            onChange={setChosen}
          />
        ) : null}
        <Button type="submit" variant="default" disabled={empty} loading={add.busy}>
          Add comment
        </Button>
      </div>
    </form>
  )
}
