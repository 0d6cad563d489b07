import { loginForm, passwordRules } from '@callboard/accounts/contract'
import { useAction } from '@callboard/kit/data'
import { useForm } from '@callboard/kit/form'
import { Anchor } from '@callboard/kit/ui'
import { useState } from 'react'
import { loginAction } from '../data/sign-in.ts'
import { devicePass } from './device-pass.ts'
import { PasswordField } from './password-field.tsx'
import { StepFrame } from './step-frame.tsx'

export function PasswordStep(props: {
  readonly email: string
  readonly onPrev?: () => void
  readonly onForgot: () => void
  /** @param isWaiting for an answer as a casting professional */
  readonly onDone: (isWaiting: boolean) => void
}) {
  const [refused, setRefused] = useState<string>()
  const signIn = useAction(loginAction, {
    onDone: (reply) => {
      devicePass.keep(reply)
      if (reply.success) props.onDone(reply.staff_requested === true)
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
