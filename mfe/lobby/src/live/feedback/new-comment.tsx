import { CommentField } from '@callboard/kit/comments'
import { useAction } from '@callboard/kit/data'
import { useForm } from '@callboard/kit/form'
import { recordCommentForm } from '@callboard/posting/contract'
import { commentOnRecordAction } from '../../data/reactions.ts'

/** The field of another comment on a talent; what is typed stays for them. */
export function NewComment(props: {
  readonly record: string
  /** Where no heading names the talent. */
  readonly label?: string
  /** One line high, sent by Enter. */
  readonly isLow?: boolean
}) {
  const { record, label, isLow = false } = props
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
      {...(label !== undefined && { label })}
      sendsOnEnter={isLow}
      field={form.text('content')}
      typed={form.typed.content}
      busy={add.busy}
      error={add.error}
      onSubmit={() => void form.submit()}
    />
  )
}
