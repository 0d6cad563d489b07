import { codeRules, passwordRules, proofForm } from '@callboard/accounts/contract'
import { useAction } from '@callboard/kit/data'
import { Modal } from '@callboard/kit/dialogs'
import { FormFrame, useForm } from '@callboard/kit/form'
import { Text } from '@callboard/kit/ui'
import { switchOffAction } from '../data/second-factor.ts'
import { PasswordField } from '../sign-in/password-field.tsx'
import { CodeField } from './code-field.tsx'

/** Asks for both proofs, so that an open page on a desk is not enough. */
export function TurnOffDialog(props: { readonly hasPassword: boolean; readonly onClose: () => void }) {
  const { hasPassword, onClose } = props
  const off = useAction(switchOffAction, { onDone: onClose })
  const form = useForm({
    form: proofForm,
    rules: (typed) => ({ ...(hasPassword ? passwordRules(typed) : {}), ...codeRules(typed) }),
    from: { password: '', code: '' },
    input: ({ password, code }) => ({ ...(hasPassword ? { password } : {}), code }),
    action: off,
    save: off.run,
  })
  return (
    <Modal opened onClose={onClose} title="Turn off two-step sign-in" size="sm">
      <FormFrame form={form} action="Turn off" color="red" onCancel={onClose}>
        <Text size="sm">From then on your password alone signs you in. The recovery codes end.</Text>
        {hasPassword ? (
          <PasswordField
            autoComplete="current-password"
            size="sm"
            data-autofocus
            {...form.text('password')}
          />
        ) : null}
        <CodeField size="sm" description="Of the app, or a recovery code." {...form.text('code')} />
      </FormFrame>
    </Modal>
  )
}
