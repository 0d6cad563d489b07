import { profileForm } from '@callboard/accounts/contract'
import { type Account, accountChanged, useAction } from '@callboard/kit/data'
import { Modal } from '@callboard/kit/dialogs'
import { FormFrame, useForm } from '@callboard/kit/form'
import { TextInput } from '@callboard/kit/inputs'
import { Text } from '@callboard/kit/ui'
import { saveOwnDetailsAction } from '../data/own-details.ts'

/** Asks for the talent's name, which a new account lacks and the casting office needs. */
export default function NameDialog(props: { readonly account: Account; readonly onClose: () => void }) {
  const { account } = props
  const save = useAction(saveOwnDetailsAction, { onDone: accountChanged })
  const form = useForm({
    form: profileForm,
    from: { first_name: account.first_name, last_name: account.last_name },
    input: ({ first_name, last_name }) => ({
      id: account._id,
      first_name: first_name.trim(),
      last_name: last_name.trim(),
    }),
    action: save,
    save: save.run,
  })
  return (
    <Modal opened onClose={props.onClose} title="Complete your profile and continue">
      <FormFrame form={form} action="Continue" size="md">
        <Text c="dimmed">The casting office calls you in by this name.</Text>
        <TextInput
          data-autofocus
          size="md"
          label="First name"
          autoComplete="given-name"
          {...form.text('first_name')}
        />
        <TextInput size="md" label="Last name" autoComplete="family-name" {...form.text('last_name')} />
      </FormFrame>
    </Modal>
  )
}
