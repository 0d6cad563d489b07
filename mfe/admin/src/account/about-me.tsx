import { getUser, hasField, profileForm } from '@callboard/accounts/contract'
import { type Account, accountChanged, Load, useAction, useAnswer } from '@callboard/kit/data'
import { FormFrame, useForm } from '@callboard/kit/form'
import { TextInput } from '@callboard/kit/inputs'
import { PhoneInput, readPhone } from '@callboard/kit/phone'
import { Group, Skeleton, Stack, USER_TYPE_WORDS } from '@callboard/kit/ui'
import { saveProfileAction } from '../data/accounts.ts'
import { LogoField } from '../shared/logo-field.tsx'
import { Section } from './section.tsx'

function phoneFault(phone: string): string | undefined {
  if (phone === '') return undefined
  return readPhone(phone, 'US').e164 ? undefined : 'Please Enter a valid Phone number'
}

const typedOf = ({ first_name, last_name, phone }: Account) => ({ first_name, last_name, phone: phone ?? '' })

/** Name and contact of everybody but talent, who have a profile of their own. */
export function AboutMe({ account }: { readonly account: Account }) {
  const save = useAction(saveProfileAction, {
    onDone: (stored) => {
      accountChanged(stored)
      form.begin(typedOf(stored))
    },
  })
  const form = useForm({
    form: profileForm,
    rules: ({ phone }) => ({ phone: phoneFault(phone) }),
    from: typedOf(account),
    input: ({ first_name, last_name, phone }) => ({
      id: account._id,
      first_name: first_name.trim(),
      last_name: last_name.trim(),
      phone: phone === '' ? null : phone,
    }),
    draft: 'profile',
    action: save,
    save: save.run,
  })
  return (
    <Section title="About Me" hint="Your name as others on a casting day see it.">
      <Stack gap="lg">
        {hasField(account.user_type, 'logo') ? <OwnLogo id={account._id} /> : null}
        <FormFrame form={form} action="Save" start whenChanged>
          <Group grow gap="sm" align="flex-start">
            <TextInput label="First name" autoComplete="given-name" {...form.text('first_name')} />
            <TextInput label="Last name" autoComplete="family-name" {...form.text('last_name')} />
          </Group>
          <PhoneInput label="Phone number" {...form.value('phone')} />
          <TextInput
            label="Email"
            description="It cannot be changed here: a super admin can change it."
            value={account.email}
            readOnly
            variant="filled"
          />
          <TextInput
            label="Account type"
            value={USER_TYPE_WORDS[account.user_type]}
            readOnly
            variant="filled"
          />
        </FormFrame>
      </Stack>
    </Section>
  )
}

/** What others see beside the name. */
function OwnLogo({ id }: { readonly id: string }) {
  return (
    <Load
      state={useAnswer(getUser, { id })}
      failedTitle="Your logo could not be loaded"
      skeleton={<Skeleton height={72} width={72} circle />}
    >
      {({ logo_url }) => <LogoField userId={id} url={logo_url} round />}
    </Load>
  )
}
