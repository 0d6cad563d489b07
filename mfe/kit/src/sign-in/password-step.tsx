import { login } from '@callboard/accounts/contract'
import { Anchor, PasswordInput } from '@mantine/core'
import { useState } from 'react'
import { useAction } from '../api/use-action.ts'
import { fieldRules } from '../text/field-rules.ts'
import { StepFrame } from './step-frame.tsx'

export function PasswordStep(props: {
  readonly email: string
  readonly onPrev?: () => void
  readonly onForgot: () => void
  readonly onDone: () => void
}) {
  const [password, setPassword] = useState('')
  const [fault, setFault] = useState<string>()
  const [refused, setRefused] = useState<string>()
  const signIn = useAction(login)
  const next = async () => {
    const wrong = fieldRules.password(password)
    setFault(wrong)
    setRefused(undefined)
    if (wrong) return
    const reply = await signIn.run({ email: props.email.trim().toLowerCase(), password })
    if (!reply) return
    if (reply.success) props.onDone()
    else setRefused(reply.error ?? 'The password does not fit this address.')
  }
  return (
    <StepFrame
      title="Log In"
      lead={props.email}
      next="Log In"
      busy={signIn.busy}
      error={refused ?? signIn.error}
      faults={fault}
      onPrev={props.onPrev}
      onNext={() => void next()}
    >
      <input type="hidden" name="username" autoComplete="username" value={props.email} readOnly />
      <PasswordInput
        label="Password"
        name="password"
        size="md"
        autoComplete="current-password"
        autoFocus
        value={password}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        error={fault}
        visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password', tabIndex: 0 }}
      />
      <Anchor component="button" type="button" size="sm" onClick={props.onForgot} ta="left" w="fit-content">
        Forgot password
      </Anchor>
    </StepFrame>
  )
}
