import { emailForm } from '@callboard/accounts/contract'
import { useAction } from '@callboard/kit/data'
import { useForm } from '@callboard/kit/form'
import { TextInput } from '@callboard/kit/inputs'
import { useNavigate, useTitle } from '@callboard/kit/ui'
import { requestResetOnPageAction } from '../data/sign-in.ts'
import { StepFrame } from '../sign-in/step-frame.tsx'
import { AuthFrame } from './auth-frame.tsx'

export default function ResetRequestPage() {
  useTitle('Check In | Reset password request')
  const navigate = useNavigate()
  const request = useAction(requestResetOnPageAction, { onDone: () => void navigate('/') })
  const form = useForm({
    form: emailForm,
    from: { email: '' },
    input: ({ email }) => ({ email: email.trim().toLowerCase() }),
    action: request,
    save: request.run,
  })
  return (
    <AuthFrame>
      <StepFrame
        title="Reset password"
        lead="A link to set a new one is sent to your address."
        next="Send Reset Request"
        form={form}
      >
        <TextInput
          label="Email"
          type="email"
          size="md"
          autoComplete="email"
          autoCapitalize="none"
          {...form.text('email')}
        />
      </StepFrame>
    </AuthFrame>
  )
}
