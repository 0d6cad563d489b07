import { register } from '@callboard/accounts/contract'
import { PasswordInput } from '@mantine/core'
import { type ChangeEvent, useState } from 'react'
import { useAction } from '../api/use-action.ts'
import { fieldRules, PASSWORD_MIN } from '../text/field-rules.ts'
import { AccountTypeField } from './account-type-field.tsx'
import { NameFields } from './name-fields.tsx'
import { RecaptchaBox } from './recaptcha-box.tsx'
import { StepFrame } from './step-frame.tsx'
import { asksForName, type SignUpType } from './steps.ts'

interface Typed {
  readonly type: SignUpType
  readonly first_name: string
  readonly last_name: string
  readonly password: string
}

type Faults = Partial<Record<keyof Typed, string>>

function faultsIn(typed: Typed): Faults {
  const named = asksForName(typed.type)
  const all = {
    first_name: named ? fieldRules.firstName(typed.first_name) : undefined,
    last_name: named ? fieldRules.lastName(typed.last_name) : undefined,
    password: fieldRules.newPassword(typed.password),
  }
  return Object.fromEntries(Object.entries(all).filter(([, words]) => words !== undefined))
}

export function SignUpStep(props: {
  readonly email: string
  readonly talentOnly: boolean
  /** Absent where signing up asks for no bot check. */
  readonly siteKey?: string
  readonly onPrev?: () => void
  readonly onDone: () => void
}) {
  const [typed, setTyped] = useState<Typed>({
    type: props.talentOnly ? 'talent' : 'client',
    first_name: '',
    last_name: '',
    password: '',
  })
  const [faults, setFaults] = useState<Faults>({})
  const [refused, setRefused] = useState<string>()
  const [captcha, setCaptcha] = useState<string>()
  /** How many bot checks the server has used up. */
  const [checks, setChecks] = useState(0)
  const [unchecked, setUnchecked] = useState(false)
  const signUp = useAction(register)
  const field = (name: 'first_name' | 'last_name' | 'password') => ({
    name,
    value: typed[name],
    error: faults[name] ?? signUp.fields[name],
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      // The event's target is gone by the time the update runs.
      const { value } = currentTarget
      setTyped((now) => ({ ...now, [name]: value }))
    },
  })
  const next = async () => {
    const wrong = faultsIn(typed)
    setFaults(wrong)
    setRefused(undefined)
    const lacksCheck = props.siteKey !== undefined && captcha === undefined
    setUnchecked(lacksCheck)
    if (Object.keys(wrong).length > 0 || lacksCheck) return
    const reply = await signUp.run({
      email: props.email.trim().toLowerCase(),
      password: typed.password,
      user_type: typed.type,
      ...(asksForName(typed.type)
        ? { first_name: typed.first_name.trim(), last_name: typed.last_name.trim() }
        : {}),
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
      error={refused ?? (Object.keys(signUp.fields).length > 0 ? undefined : signUp.error)}
      faults={faults}
      onPrev={props.onPrev}
      onNext={() => void next()}
    >
      {props.talentOnly ? null : (
        <AccountTypeField value={typed.type} onChange={(type) => setTyped((now) => ({ ...now, type }))} />
      )}
      {asksForName(typed.type) ? <NameFields first={field('first_name')} last={field('last_name')} /> : null}
      <input type="hidden" name="username" autoComplete="username" value={props.email} readOnly />
      <PasswordInput
        label="Password"
        size="md"
        autoComplete="new-password"
        description={`At least ${PASSWORD_MIN} characters.`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password', tabIndex: 0 }}
        {...field('password')}
      />
      {props.siteKey === undefined ? null : (
        <RecaptchaBox
          siteKey={props.siteKey}
          used={checks}
          error={unchecked ? 'Please confirm that you are not a robot.' : undefined}
          onAnswer={setCaptcha}
        />
      )}
    </StepFrame>
  )
}
