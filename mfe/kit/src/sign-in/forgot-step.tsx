import { requestPasswordReset } from '@callboard/accounts/contract'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useAction } from '../api/use-action.ts'
import { toast } from '../layout/toast.ts'
import { fieldRules } from '../text/field-rules.ts'
import { StepFrame } from './step-frame.tsx'

export function ForgotStep(props: {
  readonly email: string
  readonly onPrev?: () => void
  readonly onDone: () => void
}) {
  const [email, setEmail] = useState(props.email)
  const [fault, setFault] = useState<string>()
  const request = useAction(requestPasswordReset)
  const submit = async () => {
    const wrong = fieldRules.email(email)
    setFault(wrong)
    if (wrong || !(await request.run({ email: email.trim().toLowerCase() }))) return
    toast.ok('Please check you email for the reset link!')
    props.onDone()
  }
  return (
    <StepFrame
      title="Forgot Password"
      lead="A link to set a new one is sent to your address."
      next="Submit"
      busy={request.busy}
      error={request.error}
      faults={fault}
      onPrev={props.onPrev}
      onNext={() => void submit()}
    >
      <TextInput
        label="Email"
        type="email"
        size="md"
        autoComplete="email"
        autoFocus
        value={email}
        onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        error={fault}
      />
    </StepFrame>
  )
}
