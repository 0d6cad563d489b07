import { loginForm, passwordRules } from '@callboard/accounts/contract'
import { useAction } from '@callboard/kit/data'
import { useForm } from '@callboard/kit/form'
import { Anchor } from '@callboard/kit/ui'
import { useState } from 'react'
import { loginAction } from '../data/sign-in.ts'
import { devicePass } from './device-pass.ts'
import { type CameIn, isRight } from './last-steps.tsx'
import { PasswordField } from './password-field.tsx'
import { StepFrame } from './step-frame.tsx'

export function PasswordStep(props: {
  readonly email: string
  readonly onPrev?: () => void
  /** Why the step is taken anew; empty the first time. */
  readonly stale?: string
  readonly onForgot: () => void
  readonly onDone: (came: CameIn) => void
}) {
  const [refused, setRefused] = useState(props.stale || undefined)
  const signIn = useAction(loginAction, {
    onDone: (reply) => {
      devicePass.keep(reply)
      if (isRight(reply)) props.onDone(reply)
      else setRefused(reply.error ?? 'The password does not fit this address.')
    },
  })
  const form = useForm({
    form: loginForm,
    rules: passwordRules,
    from: { password: '' },
    input: ({ password }) => ({
      email: props.email.trim().toLowerCase(),
      password,
      device: devicePass.read(),
    }),
    action: signIn,
    save: (input) => {
      setRefused(undefined)
      return signIn.run(input)
    },
  })
  return (
    <StepFrame
      title="Log In"
      lead={props.email}
      next="Log In"
      form={form}
      refused={refused}
      onPrev={props.onPrev}
    >
      <input type="hidden" name="username" autoComplete="username" value={props.email} readOnly />
      <PasswordField autoComplete="current-password" autoFocus {...form.text('password')} />
      <Anchor component="button" type="button" size="sm" onClick={props.onForgot} ta="left" w="fit-content">
        Forgot password
      </Anchor>
    </StepFrame>
  )
}
