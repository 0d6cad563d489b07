import { fieldRules, login } from '@callboard/accounts/contract'
import { faultsWithoutField, useAction, useTextFields } from '@callboard/kit/data'
import { Anchor } from '@callboard/kit/ui'
import { useState } from 'react'
import { PasswordField } from './password-field.tsx'
import { StepFrame } from './step-frame.tsx'

export function PasswordStep(props: {
  readonly email: string
  readonly onPrev?: () => void
  readonly onForgot: () => void
  readonly onDone: () => void
}) {
  const [refused, setRefused] = useState<string>()
  const signIn = useAction(login)
  const { typed, faults, field, check } = useTextFields({ password: '' }, signIn)
  const next = async () => {
    setRefused(undefined)
    if (!check({ password: fieldRules.password(typed.password) })) return
    const reply = await signIn.run({ email: props.email.trim().toLowerCase(), password: typed.password })
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
      error={refused ?? faultsWithoutField(signIn, ['password'])}
      faults={faults}
      onPrev={props.onPrev}
      onNext={() => void next()}
    >
      <input type="hidden" name="username" autoComplete="username" value={props.email} readOnly />
      <PasswordField autoComplete="current-password" autoFocus {...field('password')} />
      <Anchor component="button" type="button" size="sm" onClick={props.onForgot} ta="left" w="fit-content">
        Forgot password
      </Anchor>
    </StepFrame>
  )
}
