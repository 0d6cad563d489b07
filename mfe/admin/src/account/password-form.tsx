import { fieldRules, PASSWORD_MIN, updateUser } from '@callboard/accounts/contract'
import { type Account, faultsWithoutField, refreshSession, useAction } from '@callboard/kit/data'
import { PasswordInput } from '@callboard/kit/inputs'
import { ActionFault, Button, Group, Stack, toast, useErrorFocus } from '@callboard/kit/ui'
import { type FormEvent, useState } from 'react'
import { Section } from './section.tsx'

const EMPTY = { oldPassword: '', password: '', again: '' }
type Typed = typeof EMPTY
type Faults = Partial<Record<keyof Typed, string>>

function faultsIn(typed: Typed): Faults {
  const all: Faults = {
    oldPassword: typed.oldPassword === '' ? 'Old Password is required' : undefined,
    password: fieldRules.newPassword(typed.password),
    again: fieldRules.confirm(typed.again, typed.password),
  }
  return Object.fromEntries(Object.entries(all).filter(([, words]) => words !== undefined))
}

export function PasswordForm({ account }: { readonly account: Account }) {
  const [typed, setTyped] = useState(EMPTY)
  const [faults, setFaults] = useState<Faults>()
  const form = useErrorFocus(faults)
  const save = useAction(updateUser, {
    onDone: () => {
      setTyped(EMPTY)
      toast.ok('Profile updated successfully')
      // The server ends sign-ins when a password changes; it decides whether this one is among them.
      void refreshSession()
    },
  })
  const field = (name: keyof Typed, label: string, autoComplete: string) => (
    <PasswordInput
      label={label}
      autoComplete={autoComplete}
      description={name === 'password' ? `At least ${PASSWORD_MIN} characters.` : undefined}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={typed[name]}
      error={faults?.[name] ?? (name === 'again' ? undefined : save.fields[name])}
      onChange={({ currentTarget: { value } }) => setTyped((now) => ({ ...now, [name]: value }))}
    />
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = faultsIn(typed)
    setFaults(wrong)
    if (Object.keys(wrong).length > 0) return
    void save.run({ id: account._id, oldPassword: typed.oldPassword, password: typed.password })
  }
  return (
    <Section title="Change password" hint="Other devices are signed out.">
      <form ref={form} onSubmit={submit} noValidate>
        <Stack gap="md">
          <ActionFault error={faultsWithoutField(save, ['oldPassword', 'password'])} />
          {field('oldPassword', 'Old password', 'current-password')}
          {field('password', 'New password', 'new-password')}
          {field('again', 'Confirm password', 'new-password')}
          <Group>
            <Button type="submit" variant="default" loading={save.busy}>
              Change password
            </Button>
          </Group>
        </Stack>
      </form>
    </Section>
  )
}
