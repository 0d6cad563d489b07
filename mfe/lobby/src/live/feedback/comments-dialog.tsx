import type { ReplyOf } from '@callboard/core/http-contract'
import { asksAgain, type Follow, useAction, useAnswer } from '@callboard/kit/data'
import { sessionRoom } from '@callboard/lobby/contract'
import { listRecordComments, recordCommentRef } from '@callboard/posting/contract'
import { useMemo } from 'react'
import { deleteRecordCommentAction } from '../../data/reactions.ts'
import { NewComment } from './new-comment.tsx'
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
