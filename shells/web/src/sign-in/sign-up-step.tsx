import { signUpForm } from '@callboard/accounts/contract'
import { useBotCheck } from '@callboard/kit/bot-check'
import { BotCheckBox } from '@callboard/kit/bot-check-box'
import { useAction } from '@callboard/kit/data'
import { useForm } from '@callboard/kit/form'
import { useState } from 'react'
import { registerAction } from '../data/sign-in.ts'
import { AccountTypeField } from './account-type-field.tsx'
import { devicePass } from './device-pass.ts'
import type { CameIn } from './last-steps.tsx'
import { NameFields } from './name-fields.tsx'
import { NewPasswordField } from './password-field.tsx'
import { StepFrame } from './step-frame.tsx'
import { asksForName, type SignUpType } from './steps.ts'

const NOTHING = { first_name: '', last_name: '', password: '' }

export function SignUpStep(props: {
  readonly email: string
  readonly talentOnly: boolean
  readonly onPrev?: () => void
  readonly onDone: (came: CameIn) => void
}) {
  const [type, setType] = useState<SignUpType | undefined>(props.talentOnly ? 'talent' : undefined)
  const [refused, setRefused] = useState<string>()
  const check = useBotCheck()
  const signUp = useAction(registerAction)
  const named = asksForName(type)
  const form = useForm({
    form: signUpForm,
    from: NOTHING,
    input: (typed) => ({
      email: props.email.trim().toLowerCase(),
      password: typed.password,
      // The form is not sent without it.
      user_type: type as SignUpType,
      ...(named ? { first_name: typed.first_name.trim(), last_name: typed.last_name.trim() } : {}),
      device: devicePass.read(),
    }),
    action: { ...signUp, busy: signUp.busy || check.busy },
    save: async (input) => {
      setRefused(undefined)
      const reply = await check.send((captcha) => signUp.run({ ...input, captcha }))
      if (!reply) return undefined
      devicePass.keep(reply)
      if (reply.success) props.onDone(reply)
      else setRefused(reply.error ?? 'The account could not be made.')
      return reply
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
      {props.talentOnly ? null : (
        <AccountTypeField value={type} error={form.errorAt('user_type')} onChange={setType} />
      )}
      {named ? <NameFields first={form.text('first_name')} last={form.text('last_name')} /> : null}
      <input type="hidden" name="username" autoComplete="username" value={props.email} readOnly />
      <NewPasswordField {...form.text('password')} />
      <BotCheckBox check={check} />
    </StepFrame>
  )
}
