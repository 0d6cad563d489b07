import { googleRegister } from '@callboard/accounts/contract'
import { type ChangeEvent, useState } from 'react'
import { useAction } from '../api/use-action.ts'
import { fieldRules } from '../text/field-rules.ts'
import { AccountTypeField } from './account-type-field.tsx'
import type { GoogleNewcomer } from './google-errand.ts'
import { NameFields } from './name-fields.tsx'
import { StepFrame } from './step-frame.tsx'
import { asksForName, type SignUpType } from './steps.ts'

interface Faults {
  readonly first_name?: string
  readonly last_name?: string
}

/** What Google does not know of a new person: what they want to be, and a name where it has none. */
export function GoogleSignUpStep(props: {
  readonly newcomer: GoogleNewcomer
  readonly binding: string
  readonly userType: SignUpType
  readonly onPrev: () => void
  readonly onDone: () => void
}) {
  const { newcomer } = props
  const [type, setType] = useState(props.userType)
  const [names, setNames] = useState({ first_name: newcomer.firstName, last_name: newcomer.lastName })
  const [faults, setFaults] = useState<Faults>({})
  const [refused, setRefused] = useState<string>()
  const signUp = useAction(googleRegister)
  const field = (name: keyof typeof names) => ({
    name,
    value: names[name],
    error: faults[name] ?? signUp.fields[name],
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      // The event's target is gone by the time the update runs.
      const { value } = currentTarget
      setNames((now) => ({ ...now, [name]: value }))
    },
  })
  const next = async () => {
    const named = asksForName(type)
    const wrong = {
      first_name: named ? fieldRules.firstName(names.first_name) : undefined,
      last_name: named ? fieldRules.lastName(names.last_name) : undefined,
    }
    setFaults(wrong)
    setRefused(undefined)
    if (wrong.first_name || wrong.last_name) return
    const reply = await signUp.run({
      ticket: newcomer.ticket,
      binding: props.binding,
      user_type: type,
      first_name: names.first_name.trim() || undefined,
      last_name: names.last_name.trim() || undefined,
    })
    if (!reply) return
    if (reply.success) props.onDone()
    else setRefused(reply.error ?? 'The account could not be made.')
  }
  return (
    <StepFrame
      title="Sign Up"
      lead={newcomer.email}
      next="Sign Up"
      busy={signUp.busy}
      error={refused ?? (Object.keys(signUp.fields).length > 0 ? undefined : signUp.error)}
      faults={faults}
      onPrev={props.onPrev}
      onNext={() => void next()}
    >
      <AccountTypeField value={type} onChange={setType} />
      {asksForName(type) ? <NameFields first={field('first_name')} last={field('last_name')} /> : null}
    </StepFrame>
  )
}
