import { PASSWORD_MIN } from '@callboard/accounts/contract'
import type { PasswordInputProps } from '@callboard/kit/inputs'
import { PasswordInput } from '@callboard/kit/inputs'

/** A password, which can be looked at while it is typed. */
export function PasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      label="Password"
      size="md"
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      visibilityToggleFocusable
      visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password' }}
      {...props}
    />
  )
}

const HINT = `At least ${PASSWORD_MIN} characters.`

/** A password that is being chosen. */
export function NewPasswordField(props: PasswordInputProps) {
  return (
    <PasswordField
      autoComplete="new-password"
      // A password that is too short has the same words as its fault.
      description={props.error === HINT ? undefined : HINT}
      {...props}
    />
  )
}
