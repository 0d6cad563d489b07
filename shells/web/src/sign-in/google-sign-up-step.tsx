import { googleSignUpForm } from '@callboard/accounts/contract'
import { useAction } from '@callboard/kit/data'
import { useForm } from '@callboard/kit/form'
import { useState } from 'react'
import { googleRegisterAction } from '../data/sign-in.ts'
import { AccountTypeField } from './account-type-field.tsx'
import type { GoogleNewcomer } from './google-attempt.ts'
import type { CameIn } from './last-steps.tsx'
import { NameFields } from './name-fields.tsx'
import { StepFrame } from './step-frame.tsx'
import { asksForName, type SignUpType } from './steps.ts'

/** Talent are asked for no name; one that Google knows goes along. */
const namesFor = (
  type: SignUpType | undefined,
  names: { readonly first_name: string; readonly last_name: string },
) =>
  asksForName(type)
    ? names
    : { first_name: names.first_name || undefined, last_name: names.last_name || undefined }

/** Fields of a new account that Google does not know: its type, and a name where Google has none. */
export function GoogleSignUpStep(props: {
  readonly newcomer: GoogleNewcomer
  readonly binding: string
  /** Where it is known beforehand. */
  readonly userType: SignUpType | undefined
  readonly onPrev: () => void
  /** Gets why no account can be made of this attempt. */
  readonly onRefused: (words: string) => void
  readonly onDone: (came: CameIn) => void
}) {
  const { newcomer } = props
  const [type, setType] = useState(props.userType)
  const signUp = useAction(googleRegisterAction, {
    onDone: (reply) => {
      if (reply.success) props.onDone(reply)
      else props.onRefused(reply.error ?? 'The account could not be made.')
    },
  })
  const form = useForm({
    form: googleSignUpForm,
    from: { first_name: newcomer.firstName, last_name: newcomer.lastName },
    input: ({ first_name, last_name }) => ({
      ticket: newcomer.ticket,
      binding: props.binding,
      // The form is not sent without it.
      user_type: type as SignUpType,
      ...namesFor(type, { first_name: first_name.trim(), last_name: last_name.trim() }),
    }),
    action: signUp,
    save: signUp.run,
  })
  return (
    <StepFrame title="Sign Up" lead={newcomer.email} next="Sign Up" form={form} onPrev={props.onPrev}>
      <AccountTypeField value={type} error={form.errorAt('user_type')} onChange={setType} />
      {asksForName(type) ? (
        <NameFields first={form.text('first_name')} last={form.text('last_name')} />
      ) : null}
    </StepFrame>
  )
}
