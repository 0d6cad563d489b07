import { CommentList } from '@callboard/kit/comments'
import type { Loadable } from '@callboard/kit/data'
import { Modal } from '@callboard/kit/dialogs'
import { Text } from '@callboard/kit/ui'
import type { RecordComment } from '@callboard/posting/contract'
import type { ReactNode } from 'react'

/** The dialog of the comments on a talent: the list, oldest first, and a field where another is taken. */
export function RecordComments(props: {
  readonly name: string
  readonly state: Loadable<{ readonly comments: readonly RecordComment[] }>
  /** The project takes comments: the own ones can be removed. */
  readonly open: boolean
  readonly onRemove: (id: string) => unknown
  readonly onClose: () => void
  readonly field: ReactNode
}) {
  return (
    <Modal opened onClose={props.onClose} title={`Comments: ${props.name}`} size="md">
      <CommentList
        state={props.state}
        empty={<Text c="dimmed">Nobody has commented yet.</Text>}
        of={({ comments }) =>
          comments.map((comment) => ({
            ...comment,
            onDelete: props.open && comment.can.delete ? () => props.onRemove(comment._id) : undefined,
          }))
        }
      />
      {props.open ? props.field : null}
    </Modal>
  )
}
