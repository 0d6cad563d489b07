import { useAction } from '@callboard/kit/data'
import { Modal } from '@callboard/kit/dialogs'
import { FormFrame, useForm } from '@callboard/kit/form'
import { Textarea, TextInput } from '@callboard/kit/inputs'
import { textForm } from '@callboard/lobby/contract'
import { textTalentAction } from '../../data/records.ts'
import { nameOf } from '../row-actions.ts'
import type { RecordDialogProps } from './record-dialogs.tsx'

/** A text of staff to a talent. */
export function TextDialog({ record, onClose }: RecordDialogProps) {
  const send = useAction(textTalentAction, { onDone: onClose })
  const form = useForm({
    form: textForm,
    from: { body: '' },
    draft: `text:${record._id}`,
    input: ({ body }) => ({ body: body.trim() }),
    action: send,
    save: (fields) => send.run({ ...fields, id: record._id }),
  })
  return (
    <Modal opened onClose={onClose} title={`Text ${nameOf(record)}`}>
      <FormFrame form={form} what="message" action="Send message" onCancel={onClose}>
        <TextInput label="To" readOnly value={record.phone ?? 'No phone number'} />
        <Textarea
          data-autofocus
          label="Body"
          description="'*Do Not Reply*' is added at the end."
          autosize
          minRows={3}
          {...form.text('body')}
        />
      </FormFrame>
    </Modal>
  )
}
