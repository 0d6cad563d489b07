import type { ReplyOf } from '@callboard/core/http-contract'
import { CommentField } from '@callboard/kit/comments'
import { asksAgain, type Follow, useAction, useAnswer } from '@callboard/kit/data'
import { useForm } from '@callboard/kit/form'
import { sessionRoom } from '@callboard/lobby/contract'
import { listRecordComments, recordCommentForm, recordCommentRef } from '@callboard/posting/contract'
import { useMemo } from 'react'
import { commentOnRecordAction, deleteRecordCommentAction } from '../../data/reactions.ts'
import { RecordComments } from './record-comments.tsx'

/** Comments on a talent, oldest first, and an input for another where the project takes some. */
export default function CommentsDialog(props: {
  readonly session: string
  readonly record: string
  readonly name: string
  readonly open: boolean
  readonly onClose: () => void
}) {
  const { session, record, open } = props
  const follows: readonly Follow<ReplyOf<typeof listRecordComments>>[] = useMemo(
    () => [
      {
        room: sessionRoom,
        id: session,
        signals: [asksAgain(recordCommentRef, (said) => said.record === record)],
      },
    ],
    [session, record],
  )
  const state = useAnswer(listRecordComments, { id: record }, { follows })
  const remove = useAction(useMemo(() => deleteRecordCommentAction(record), [record]))
  return (
    <RecordComments
      name={props.name}
      state={state}
      open={open}
      onRemove={(id) => remove.run({ id })}
      onClose={props.onClose}
      field={<NewComment record={record} />}
    />
  )
}

function NewComment({ record }: { readonly record: string }) {
  const add = useAction(commentOnRecordAction, { onDone: () => form.begin({ content: '' }) })
  const form = useForm({
    form: recordCommentForm,
    from: { content: '' },
    input: ({ content }) => ({ id: record, content: content.trim() }),
    draft: `comment:${record}`,
    action: add,
    save: add.run,
  })
  return (
    <CommentField
      field={form.text('content')}
      typed={form.typed.content}
      busy={add.busy}
      error={add.error}
      onSubmit={() => void form.submit()}
    />
  )
}
