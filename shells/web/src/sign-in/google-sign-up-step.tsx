import { googleRegister } from '@callboard/accounts/contract'
import { faultsWithoutField, useAction, useTextFields } from '@callboard/kit/data'
import { useState } from 'react'
import { AccountTypeField } from './account-type-field.tsx'
import type { GoogleNewcomer } from './google-errand.ts'
import { NameFields } from './name-fields.tsx'
import { nameFaults } from './sign-up-faults.ts'
import { StepFrame } from './step-frame.tsx'
import { asksForName, type SignUpType } from './steps.ts'

/** What Google does not know of a new person: what they want to be, and a name where it has none. */
export function GoogleSignUpStep(props: {
  readonly newcomer: GoogleNewcomer
  readonly binding: string
  readonly userType: SignUpType
  readonly onPrev: () => void
  /** Gets why no account can be made of this errand. */
  readonly onRefused: (words: string) => void
  readonly onDone: () => void
}) {
  const { newcomer } = props
  const [type, setType] = useState(props.userType)
  const signUp = useAction(googleRegister)
  const fromGoogle = { first_name: newcomer.firstName, last_name: newcomer.lastName }
  const { typed, faults, field, check } = useTextFields(fromGoogle, signUp)
  const next = async () => {
    if (!check(nameFaults(type, typed))) return
    const reply = await signUp.run({
      ticket: newcomer.ticket,
      binding: props.binding,
      user_type: type,
      first_name: typed.first_name.trim() || undefined,
      last_name: typed.last_name.trim() || undefined,
    })
    if (!reply) return
    if (reply.success) props.onDone()
    else props.onRefused(reply.error ?? 'The account could not be made.')
  }
  return (
    <StepFrame
      title="Sign Up"
      lead={newcomer.email}
      next="Sign Up"
      busy={signUp.busy}
      error={faultsWithoutField(signUp, asksForName(type) ? Object.keys(typed) : [])}
      faults={faults}
      onPrev={props.onPrev}
      onNext={() => void next()}
    >
      <AccountTypeField value={type} onChange={setType} />
      {asksForName(type) ? <NameFields first={field('first_name')} last={field('last_name')} /> : null}
    </StepFrame>
  )
}
