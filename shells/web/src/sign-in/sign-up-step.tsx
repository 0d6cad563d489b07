import { fieldRules, register } from '@callboard/accounts/contract'
import { faultsWithoutField, useAction, useTextFields } from '@callboard/kit/data'
import { useState } from 'react'
import { AccountTypeField } from './account-type-field.tsx'
import { NameFields } from './name-fields.tsx'
import { NewPasswordField } from './password-field.tsx'
import { RecaptchaBox } from './recaptcha-box.tsx'
import { nameFaults } from './sign-up-faults.ts'
import { StepFrame } from './step-frame.tsx'
import { asksForName, type SignUpType } from './steps.ts'

const NOTHING = { first_name: '', last_name: '', password: '' }

export function SignUpStep(props: {
  readonly email: string
  readonly talentOnly: boolean
  /** Absent where signing up asks for no bot check. */
  readonly siteKey?: string
  readonly onPrev?: () => void
  readonly onDone: () => void
}) {
  const [type, setType] = useState<SignUpType>(props.talentOnly ? 'talent' : 'client')
  const [refused, setRefused] = useState<string>()
  const [captcha, setCaptcha] = useState<string>()
  /** How many bot checks the server has used up. */
  const [checks, setChecks] = useState(0)
  const [unchecked, setUnchecked] = useState(false)
  const signUp = useAction(register)
  const { typed, faults, field, check } = useTextFields(NOTHING, signUp)
  const named = asksForName(type)
  const lacksCheck = props.siteKey !== undefined && captcha === undefined
  const next = async () => {
    const right = check({ ...nameFaults(type, typed), password: fieldRules.newPassword(typed.password) })
    setRefused(undefined)
    setUnchecked(lacksCheck)
    if (!right || lacksCheck) return
    const reply = await signUp.run({
      email: props.email.trim().toLowerCase(),
      password: typed.password,
      user_type: type,
      ...(named ? { first_name: typed.first_name.trim(), last_name: typed.last_name.trim() } : {}),
      captcha,
    })
    if (!reply) return
    if (reply.success) return props.onDone()
    setRefused(reply.error ?? 'The account could not be made.')
    setChecks((now) => now + 1)
  }
  return (
    <StepFrame
      title="Sign Up"
      lead={props.email}
      next="Sign Up"
      busy={signUp.busy}
      error={refused ?? faultsWithoutField(signUp, named ? Object.keys(typed) : ['password'])}
      faults={faults}
      onPrev={props.onPrev}
      onNext={() => void next()}
    >
      {props.talentOnly ? null : <AccountTypeField value={type} onChange={setType} />}
      {named ? <NameFields first={field('first_name')} last={field('last_name')} /> : null}
      <input type="hidden" name="username" autoComplete="username" value={props.email} readOnly />
      <NewPasswordField {...field('password')} />
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
