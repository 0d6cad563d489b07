import { fieldRules, updateUser } from '@callboard/accounts/contract'
import { type Account, accountChanged, faultsWithoutField, useAction } from '@callboard/kit/data'
import { TextInput } from '@callboard/kit/inputs'
import { PhoneInput, readPhone } from '@callboard/kit/phone'
import { ActionFault, Button, Group, Stack, toast, USER_TYPE_WORDS, useErrorFocus } from '@callboard/kit/ui'
import { type FormEvent, useState } from 'react'
import { Section } from './section.tsx'

interface Typed {
  readonly first_name: string
  readonly last_name: string
  readonly phone: string
}

type Faults = Partial<Record<keyof Typed, string>>

function phoneFault(phone: string, required: boolean): string | undefined {
  if (phone === '') return required ? 'Phone number required' : undefined
  return readPhone(phone, 'US').e164 ? undefined : 'Please Enter a valid Phone number'
}

function faultsIn(typed: Typed, account: Account): Faults {
  const all: Faults = {
    first_name: fieldRules.firstName(typed.first_name),
    last_name: fieldRules.lastName(typed.last_name),
    phone: phoneFault(typed.phone, account.user_type === 'talent'),
  }
  return Object.fromEntries(Object.entries(all).filter(([, words]) => words !== undefined))
}

export function AboutMe({ account }: { readonly account: Account }) {
  const [typed, setTyped] = useState<Typed>({
    first_name: account.first_name,
    last_name: account.last_name,
    phone: account.phone ?? '',
  })
  const [faults, setFaults] = useState<Faults>()
  const form = useErrorFocus(faults)
  const save = useAction(updateUser, {
    onDone: (changed) => {
      accountChanged(changed)
      toast.ok('Profile updated successfully')
    },
  })
  const type = (name: keyof Typed) => (value: string) => setTyped((now) => ({ ...now, [name]: value }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = faultsIn(typed, account)
    setFaults(wrong)
    if (Object.keys(wrong).length > 0) return
    void save.run({
      id: account._id,
      first_name: typed.first_name.trim(),
      last_name: typed.last_name.trim(),
      phone: typed.phone === '' ? null : typed.phone,
    })
  }
  return (
    <Section title="About Me" hint="Your name as others on a casting day see it.">
      <form ref={form} onSubmit={submit} noValidate>
        <Stack gap="md">
          <ActionFault error={faultsWithoutField(save, Object.keys(typed))} />
          <Group grow gap="sm" align="flex-start">
            <TextInput
              label="First name"
              autoComplete="given-name"
              value={typed.first_name}
              onChange={({ currentTarget }) => type('first_name')(currentTarget.value)}
              error={faults?.first_name ?? save.fields.first_name}
            />
            <TextInput
              label="Last name"
              autoComplete="family-name"
              value={typed.last_name}
              onChange={({ currentTarget }) => type('last_name')(currentTarget.value)}
              error={faults?.last_name ?? save.fields.last_name}
            />
          </Group>
          <PhoneInput
            label="Phone number"
            value={typed.phone}
            onChange={type('phone')}
            error={faults?.phone ?? save.fields.phone}
          />
          <TextInput label="Email" value={account.email} readOnly variant="filled" />
          <TextInput
            label="Account type"
            value={USER_TYPE_WORDS[account.user_type]}
            readOnly
            variant="filled"
          />
          <Group>
            <Button type="submit" loading={save.busy}>
              Save
            </Button>
          </Group>
        </Stack>
      </form>
    </Section>
  )
}
