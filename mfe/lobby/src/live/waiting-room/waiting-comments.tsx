import type { ReplyOf } from '@callboard/core/http-contract'
import { CommentField } from '@callboard/kit/comments'
import { asksAgain, type Follow, useAction, useAnswer } from '@callboard/kit/data'
import { useForm } from '@callboard/kit/form'
import { sessionRoom } from '@callboard/lobby/contract'
import { listWaitingComments, recordCommentRef, waitingCommentForm } from '@callboard/posting/contract'
import { useMemo } from 'react'
import { commentOnWaitingAction, deleteWaitingCommentAction } from '../../data/waiting-room.ts'
import { RecordComments } from '../feedback/record-comments.tsx'

/** Comments on a talent of the external waiting room. */
export default function WaitingComments(props: {
  readonly session: string
  readonly record: string
  /** Names the talent in the signals of the session. */
  readonly about: string
  readonly name: string
  readonly open: boolean
  readonly onClose: () => void
}) {
  const { session, record, about, open } = props
  const follows: readonly Follow<ReplyOf<typeof listWaitingComments>>[] = useMemo(
    () => [
      {
        room: sessionRoom,
        id: session,
        signals: [asksAgain(recordCommentRef, (said) => said.record === about)],
      },
    ],
    [session, about],
  )
  const state = useAnswer(listWaitingComments, { session, record }, { follows })
  const remove = useAction(useMemo(() => deleteWaitingCommentAction({ session, record }), [session, record]))
  return (
    <RecordComments
      name={props.name}
      state={state}
      open={open}
      onRemove={(id) => remove.run({ id })}
      onClose={props.onClose}
      field={<NewComment session={session} record={record} />}
    />
  )
}

function NewComment({ session, record }: { readonly session: string; readonly record: string }) {
  const add = useAction(commentOnWaitingAction, { onDone: () => form.begin({ content: '' }) })
  const form = useForm({
    form: waitingCommentForm,
    from: { content: '' },
    input: ({ content }) => ({ session, id: record, content: content.trim() }),
    draft: `comment:twr:${session}:${record}`,
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
