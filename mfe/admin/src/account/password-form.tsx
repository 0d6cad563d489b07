import { confirmRules, oldPasswordRules, PASSWORD_MIN, profileForm } from '@callboard/accounts/contract'
import { type Account, refreshSession, useAction } from '@callboard/kit/data'
import { FormFrame, useForm } from '@callboard/kit/form'
import { PasswordInput } from '@callboard/kit/inputs'
import { changePasswordAction } from '../data/accounts.ts'
import { Section } from './section.tsx'

const EMPTY = { oldPassword: '', password: '', again: '' }

export function PasswordForm({ account }: { readonly account: Account }) {
  const save = useAction(changePasswordAction, {
    onDone: () => {
      form.begin(EMPTY)
      // The server ends sign-ins when a password changes; it decides whether this one is among them.
      void refreshSession()
    },
  })
  const form = useForm({
    form: profileForm,
    rules: (typed) => ({ ...oldPasswordRules(typed), ...confirmRules(typed) }),
    from: EMPTY,
    input: ({ oldPassword, password }) => ({ id: account._id, oldPassword, password }),
    action: save,
    save: save.run,
  })
  const field = (name: keyof typeof EMPTY, label: string, autoComplete: string) => {
    return (
      <PasswordInput
        label={label}
        autoComplete={autoComplete}
        description={name === 'password' ? `At least ${PASSWORD_MIN} characters.` : undefined}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...form.text(name)}
      />
    )
  }
  return (
    <Section title="Change password" hint="Other devices are signed out.">
      <FormFrame form={form} action="Change password" variant="default" start whenChanged>
        {field('oldPassword', 'Old password', 'current-password')}
        {field('password', 'New password', 'new-password')}
        {field('again', 'Confirm password', 'new-password')}
      </FormFrame>
    </Section>
  )
}
