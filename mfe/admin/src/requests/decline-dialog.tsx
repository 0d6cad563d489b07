import { declineForm, type StaffRequest } from '@callboard/accounts/contract'
import { useAction } from '@callboard/kit/data'
import { Modal } from '@callboard/kit/dialogs'
import { FormFrame, useForm } from '@callboard/kit/form'
import { Textarea } from '@callboard/kit/inputs'
import { fullName, Text } from '@callboard/kit/ui'
import { useMemo } from 'react'
import { declineAction } from '../data/accounts.ts'

/** Asks for the words that go with a no. */
export default function DeclineDialog(props: {
  readonly request: StaffRequest
  readonly onClose: () => void
}) {
  const { request, onClose } = props
  const decline = useAction(
    useMemo(() => declineAction(request.email), [request.email]),
    { onDone: onClose },
  )
  const form = useForm({
    form: declineForm,
    from: { reason: '' },
    input: ({ reason }) => ({ id: request._id, ...(reason.trim() ? { reason: reason.trim() } : {}) }),
    action: decline,
    save: decline.run,
  })
  return (
    <Modal opened onClose={onClose} title={`Decline ${fullName(request)}`} size="md">
      <FormFrame form={form} what="answer" action="Decline" color="red" onCancel={onClose}>
        <Text style={{ overflowWrap: 'anywhere' }}>
          {`${request.email} gets an e-mail and keeps a client account.`}
        </Text>
        <Textarea
          data-autofocus
          autosize
          minRows={3}
          label="Reason (optional)"
          description="It stands in the e-mail as you type it."
          {...form.text('reason')}
        />
      </FormFrame>
    </Modal>
  )
}
