import { deleteAccount, fieldRules } from '@callboard/accounts/contract'
import { faultsWithoutField, useAccount, useAction } from '@callboard/kit/data'
import { PasswordInput } from '@callboard/kit/inputs'
import { ActionFault, Button, Group, Page, Stack, Text } from '@callboard/kit/ui'
import { type FormEvent, useState } from 'react'

export default function DeleteAccountPage() {
  const account = useAccount()
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string>()
  const remove = useAction(deleteAccount, {
    blocking: true,
    onDone: () => location.assign('/'),
  })
  if (!account) return null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = fieldRules.password(password)
    setFault(wrong)
    if (!wrong) void remove.run({ id: account._id, password })
  }
  return (
    <Page title="Are you sure?" tabTitle="Delete Account" width="narrow">
      <form onSubmit={submit} noValidate>
        <Stack gap="md" maw={400}>
          <Text>
            The account {account.email} is deleted with your profile and what is kept about you. This action
            cannot be reversed.
          </Text>
          <ActionFault error={faultsWithoutField(remove, ['password'])} />
          <PasswordInput
            label="Password"
            autoComplete="current-password"
            value={password}
            onChange={({ currentTarget }) => setPassword(currentTarget.value)}
            error={fault ?? remove.fields.password}
          />
          <Group>
            <Button type="submit" color="red" loading={remove.busy}>
              Delete Account
            </Button>
          </Group>
        </Stack>
      </form>
    </Page>
  )
}
