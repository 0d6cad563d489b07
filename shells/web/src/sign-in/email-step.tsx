import { checkUser, fieldRules } from '@callboard/accounts/contract'
import { faultsWithoutField, useAction } from '@callboard/kit/data'
import { TextInput } from '@callboard/kit/inputs'
import { useState } from 'react'
import { StepFrame } from './step-frame.tsx'

export function EmailStep(props: {
  readonly email: string
  readonly onEmail: (email: string) => void
  readonly onPrev?: () => void
  readonly onKnown: (exists: boolean) => void
}) {
  const [faults, setFaults] = useState<{ readonly email?: string }>({})
  const check = useAction(checkUser)
  const next = async () => {
    const wrong = fieldRules.email(props.email)
    setFaults({ email: wrong })
    if (wrong) return
    const reply = await check.run({ email: props.email.trim().toLowerCase() })
    if (reply) props.onKnown(reply.exists)
  }
  return (
    <StepFrame
      title="What is your e-mail address?"
      next="Next"
      busy={check.busy}
      error={faultsWithoutField(check, ['email'])}
      faults={faults}
      onPrev={props.onPrev}
      onNext={() => void next()}
    >
      <TextInput
        label="Email"
        type="email"
        name="email"
        size="md"
        autoComplete="email"
        autoCapitalize="none"
        autoFocus
        value={props.email}
        onChange={({ currentTarget }) => props.onEmail(currentTarget.value)}
        error={faults.email ?? check.fields.email}
      />
    </StepFrame>
  )
}
