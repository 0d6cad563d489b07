import { fieldRules, requestPasswordReset } from '@callboard/accounts/contract'
import { faultsWithoutField, useAction, useTextFields } from '@callboard/kit/data'
import { TextInput } from '@callboard/kit/inputs'
import { toast } from '@callboard/kit/ui'
import { StepFrame } from './step-frame.tsx'

export function ForgotStep(props: {
  readonly email: string
  readonly onPrev?: () => void
  readonly onDone: () => void
}) {
  const request = useAction(requestPasswordReset)
  const { typed, faults, field, check } = useTextFields({ email: props.email }, request)
  const submit = async () => {
    if (!check({ email: fieldRules.email(typed.email) })) return
    if (!(await request.run({ email: typed.email.trim().toLowerCase() }))) return
    toast.ok('Please check you email for the reset link!')
    props.onDone()
  }
  return (
    <StepFrame
      title="Forgot Password"
      lead="A link to set a new one is sent to your address."
      next="Submit"
      busy={request.busy}
      error={faultsWithoutField(request, ['email'])}
      faults={faults}
      onPrev={props.onPrev}
      onNext={() => void submit()}
    >
      <TextInput
        label="Email"
        type="email"
        size="md"
        autoComplete="email"
        autoCapitalize="none"
        autoFocus
        {...field('email')}
      />
    </StepFrame>
  )
}
