import { register } from '@callboard/accounts/contract'
import { Group, PasswordInput, TextInput } from '@mantine/core'
import { type ChangeEvent, useState } from 'react'
import { useAction } from '../api/use-action.ts'
import { fieldRules, PASSWORD_MIN } from '../text/field-rules.ts'
import { StepFrame } from './step-frame.tsx'
import { asksForName, SIGN_UP_CHOICES, type SignUpType } from './steps.ts'

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
    if (Object.keys(wrong).length > 0) return
    const reply = await signUp.run({
      email: props.email.trim().toLowerCase(),
      password: typed.password,
      user_type: typed.type,
      ...(asksForName(typed.type)
        ? { first_name: typed.first_name.trim(), last_name: typed.last_name.trim() }
        : {}),
    })
    if (!reply) return
    if (reply.success) props.onDone()
    else setRefused(reply.error ?? 'The account could not be made.')
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
        <fieldset className="callboard-choices">
          <legend>Account type</legend>
          {SIGN_UP_CHOICES.map(({ type, label, hint }) => (
            <label key={type} className="callboard-choice">
              <input
                type="radio"
                name="user_type"
                value={type}
                checked={typed.type === type}
                onChange={() => setTyped((now) => ({ ...now, type }))}
              />
              <span>{label}</span>
              <span>{hint}</span>
            </label>
          ))}
        </fieldset>
      )}
      {asksForName(typed.type) ? (
        <Group grow gap="sm" align="flex-start">
          <TextInput label="First name" size="md" autoComplete="given-name" {...field('first_name')} />
          <TextInput label="Last name" size="md" autoComplete="family-name" {...field('last_name')} />
        </Group>
      ) : null}
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
    </StepFrame>
  )
}
