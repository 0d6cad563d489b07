import { fieldRules, updateUser } from '@callboard/accounts/contract'
import { type Account, accountChanged, faultsWithoutField, useAction } from '@callboard/kit/data'
import { TextInput } from '@callboard/kit/inputs'
import { Modal } from '@callboard/kit/overlays'
import { ActionFault, Button, Stack, Text } from '@callboard/kit/ui'
import { type FormEvent, useState } from 'react'

/** The casting office must know who comes; a new account of a talent has no name yet. */
export default function NameDialog(props: { readonly account: Account; readonly onClose: () => void }) {
  const { account } = props
  const [first, setFirst] = useState(account.first_name)
  const [last, setLast] = useState(account.last_name)
  const [checked, setChecked] = useState(false)
  const save = useAction(updateUser, { onDone: accountChanged })
  const faults = { first: fieldRules.firstName(first), last: fieldRules.lastName(last) }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (!faults.first && !faults.last)
      void save.run({ id: account._id, first_name: first.trim(), last_name: last.trim() })
  }
  return (
    <Modal opened onClose={props.onClose} title="Complete your profile and continue">
      <form onSubmit={submit} noValidate>
        <Stack>
          <Text c="dimmed">The casting office calls you in by this name.</Text>
          <ActionFault error={faultsWithoutField(save, ['first_name', 'last_name'])} />
          <TextInput
            data-autofocus
            size="md"
            label="First name"
            autoComplete="given-name"
            value={first}
            onChange={({ currentTarget }) => setFirst(currentTarget.value)}
            error={(checked ? faults.first : undefined) ?? save.fields.first_name}
          />
          <TextInput
            size="md"
            label="Last name"
            autoComplete="family-name"
            value={last}
            onChange={({ currentTarget }) => setLast(currentTarget.value)}
            error={(checked ? faults.last : undefined) ?? save.fields.last_name}
          />
          <Button type="submit" size="md" loading={save.busy}>
            Continue
          </Button>
        </Stack>
      </form>
    </Modal>
  )
}
