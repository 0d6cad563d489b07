import { signUpForm } from '@callboard/accounts/contract'
import { useAction } from '@callboard/kit/data'
import { useForm } from '@callboard/kit/form'
import { useState } from 'react'
import { registerAction } from '../data/sign-in.ts'
import { AccountTypeField } from './account-type-field.tsx'
import { devicePass } from './device-pass.ts'
import type { CameIn } from './last-steps.tsx'
import { NameFields } from './name-fields.tsx'
import { NewPasswordField } from './password-field.tsx'
import { RecaptchaBox } from './recaptcha-box.tsx'
import { StepFrame } from './step-frame.tsx'
import { asksForName, type SignUpType } from './steps.ts'

const NOTHING = { first_name: '', last_name: '', password: '' }

export function SignUpStep(props: {
  readonly email: string
  readonly talentOnly: boolean
  /** Absent where signing up asks for no bot check. */
  readonly siteKey?: string
  readonly onPrev?: () => void
  readonly onDone: (came: CameIn) => void
}) {
  const [type, setType] = useState<SignUpType>(props.talentOnly ? 'talent' : 'client')
  const [refused, setRefused] = useState<string>()
  const [captcha, setCaptcha] = useState<string>()
  /** How many bot checks the server has used up. */
  const [checks, setChecks] = useState(0)
  const [unchecked, setUnchecked] = useState(false)
  const signUp = useAction(registerAction, {
    onDone: (reply) => {
      devicePass.keep(reply)
      if (reply.success) return props.onDone(reply)
      setRefused(reply.error ?? 'The account could not be made.')
      setChecks((now) => now + 1)
    },
  })
  const named = asksForName(type)
  const lacksCheck = props.siteKey !== undefined && captcha === undefined
  const form = useForm({
    form: signUpForm,
    from: NOTHING,
    input: (typed) => ({
      email: props.email.trim().toLowerCase(),
      password: typed.password,
      user_type: type,
      ...(named ? { first_name: typed.first_name.trim(), last_name: typed.last_name.trim() } : {}),
      captcha,
      device: devicePass.read(),
    }),
    action: signUp,
    save: async (input) => {
      setRefused(undefined)
      setUnchecked(lacksCheck)
      return lacksCheck ? undefined : signUp.run(input)
    },
  })
  return (
    <StepFrame
      title="Sign Up"
      lead={props.email}
      next="Sign Up"
      form={form}
      refused={refused}
      onPrev={props.onPrev}
    >
      {props.talentOnly ? null : <AccountTypeField value={type} onChange={setType} />}
      {named ? <NameFields first={form.text('first_name')} last={form.text('last_name')} /> : null}
      <input type="hidden" name="username" autoComplete="username" value={props.email} readOnly />
      <NewPasswordField {...form.text('password')} />
      {props.siteKey === undefined ? null : (
        <RecaptchaBox
          siteKey={props.siteKey}
          used={checks}
          error={unchecked && lacksCheck ? 'Please confirm that you are not a robot.' : undefined}
          onAnswer={setCaptcha}
        />
      )}
    </StepFrame>
  )
}
