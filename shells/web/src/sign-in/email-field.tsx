import { emailForm } from '@callboard/accounts/contract'
import type { Action } from '@callboard/kit/data'
import { useForm } from '@callboard/kit/form'
import { TextInput, type TextInputProps } from '@callboard/kit/inputs'

interface EmailAction extends Pick<Action<never>, 'busy' | 'error' | 'fields' | 'reset'> {
  readonly run: (input: { readonly email: string }) => Promise<unknown>
}

/** A form whose only field is the address of an account. */
export const useEmailForm = (email: string, action: EmailAction) =>
  useForm({
    form: emailForm,
    from: { email },
    input: (typed) => ({ email: typed.email.trim() }),
    action,
    save: action.run,
  })

/** The e-mail address of an account. */
export function EmailField(props: TextInputProps) {
  return (
    <TextInput label="Email" type="email" size="md" autoComplete="email" autoCapitalize="none" {...props} />
  )
}
