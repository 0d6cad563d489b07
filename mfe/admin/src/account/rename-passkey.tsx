import { type PasskeyView, passkeyForm } from '@callboard/accounts/contract'
import { useAction } from '@callboard/kit/data'
import { Modal } from '@callboard/kit/dialogs'
import { FormFrame, useForm } from '@callboard/kit/form'
import { TextInput } from '@callboard/kit/inputs'
import { renamePasskeyAction } from '../data/accounts.ts'

export default function RenamePasskey(props: {
  readonly passkey: PasskeyView
  readonly onClose: () => void
}) {
  const { passkey, onClose } = props
  const rename = useAction(renamePasskeyAction, { onDone: onClose })
  const form = useForm({
    form: passkeyForm,
    from: { name: passkey.name },
    input: ({ name }) => ({ id: passkey._id, name }),
    action: rename,
    save: rename.run,
  })
  return (
    <Modal opened onClose={onClose} title="Rename passkey" size="sm">
      <FormFrame form={form} action="Rename" onCancel={onClose}>
        <TextInput
          label="Name"
          description="Say where it is, such as ‘Work phone’."
          data-autofocus
          {...form.text('name')}
        />
      </FormFrame>
    </Modal>
  )
}
