import { emailForm } from '@callboard/accounts/contract'
import { useAction } from '@callboard/kit/data'
import { useForm } from '@callboard/kit/form'
import { TextInput } from '@callboard/kit/inputs'
import { requestResetAction } from '../data/sign-in.ts'
import { StepFrame } from './step-frame.tsx'

export function ForgotStep(props: {
  readonly email: string
  readonly onPrev?: () => void
  readonly onDone: () => void
}) {
  const request = useAction(requestResetAction, { onDone: props.onDone })
  const form = useForm({
    form: emailForm,
    from: { email: props.email },
    input: ({ email }) => ({ email: email.trim().toLowerCase() }),
    action: request,
    save: request.run,
  })
  return (
    <StepFrame
      title="Forgot Password"
      lead="A link to set a new one is sent to your address."
      next="Submit"
      form={form}
      onPrev={props.onPrev}
    >
      <TextInput
        label="Email"
        type="email"
        size="md"
        autoComplete="email"
        autoCapitalize="none"
        autoFocus
        {...form.text('email')}
      />
    </StepFrame>
  )
}
