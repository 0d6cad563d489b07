import { faultsWithoutField, Load, patch, useAction, useEndpoint, useTypedDraft } from '@callboard/kit/data'
import { IconTrash } from '@callboard/kit/icons'
import { Textarea } from '@callboard/kit/inputs'
import { ActionIcon, Button, confirm, Skeletons, sayError, toast } from '@callboard/kit/ui'
import {
  addComment,
  type CommentView,
  deleteComment,
  listComments,
  type PostingGroup,
} from '@callboard/posting/contract'
import { type FormEvent, useEffect, useState } from 'react'
import { PickList } from '../controls/pick-list.tsx'
import { talentName } from './answer-bar.tsx'
import { nameInitials } from './faces.tsx'
import { commentsInput, type Page } from './page-input.ts'
import { stamp } from './stamp.ts'

interface CommentsProps {
  readonly page: Page
  readonly group: PostingGroup
}

/** What is said about the talent of a group, oldest first, and a line to add. */
export function Comments({ page, group }: CommentsProps) {
  const input = commentsInput(page, group._id)
  const state = useEndpoint(listComments, input)
  const remove = useAction(deleteComment, {
    optimistic: ({ id }) =>
      patch(listComments, input, (now) => ({ comments: now.comments.filter(({ _id }) => _id !== id) })),
  })
  useEffect(() => {
    if (remove.error !== undefined) toast.failed(remove.error)
  }, [remove.error])
  const askToRemove = async (id: string) => {
    const yes = await confirm({ title: 'Want to delete comment?', action: 'Delete', danger: true })
    if (yes) await remove.run({ id })
  }
  return (
    <section className="comments" aria-label="Comments">
      <h2>Comments</h2>
      <Load state={state} skeleton={<Skeletons rows={2} />} failedTitle="The comments could not be loaded">
        {({ comments }) => (
          <ol aria-live="polite">
            {comments.map((comment) => (
              <Comment
                key={comment._id}
                comment={comment}
                group={group}
                onDelete={() => void askToRemove(comment._id)}
              />
            ))}
          </ol>
        )}
      </Load>
      <NewComment page={page} group={group} />
    </section>
  )
}

function Comment(props: {
  readonly comment: CommentView
  readonly group: PostingGroup
  readonly onDelete: () => void
}) {
  const { comment, group } = props
  const talent = group.records.find(({ _id }) => _id === comment.to_user)
  const about = group.records.length > 1 && talent ? ` about ${talentName(talent)}` : ''
  return (
    <li className="comment">
      <span className="faces-initials" aria-hidden>
        {nameInitials(comment.from_user.name)}
      </span>
      <div>
        <p className="comment-head">
          <strong>{comment.from_user.name}</strong>
          <span className="review-quiet">{about}</span>
          <time dateTime={comment.created_at} className="review-quiet">
            {stamp(new Date(comment.created_at))}
          </time>
        </p>
        <p className="comment-text">{comment.content}</p>
      </div>
      {comment.can.delete ? (
        <ActionIcon aria-label="Delete comment" onClick={props.onDelete}>
          <IconTrash size={16} />
        </ActionIcon>
      ) : null}
    </li>
  )
}

function NewComment({ page, group }: CommentsProps) {
  const input = commentsInput(page, group._id)
  const typing = useTypedDraft(`comment:${page.id}:${group._id}`, '')
  const content = typing.typed
  const [chosen, setChosen] = useState(group.records[0]?._id)
  const add = useAction(addComment, {
    onDone: (comment) => {
      patch(listComments, input, (now) => ({
        comments: [...now.comments.filter(({ _id }) => _id !== comment._id), comment],
      }))
      typing.begin('')
    },
  })
  const empty = content.trim() === ''
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!empty && chosen && !add.busy) void add.run({ ...input, to_user: chosen, content: content.trim() })
  }
  if (!chosen) return null
  return (
    <form className="comment-new" onSubmit={submit}>
      <Textarea
        aria-label="Comment"
        placeholder="Write a comment"
        autosize
        minRows={2}
        maxRows={6}
        maxLength={2000}
        value={content}
        error={
          add.error === undefined
            ? undefined
            : `Your comment could not be saved. ${sayError(faultsWithoutField(add, []))}`
        }
        onChange={({ currentTarget: { value } }) => typing.change(() => value)}
      />
      <div className="comment-send">
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
