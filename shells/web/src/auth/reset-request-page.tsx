import { fieldRules, requestPasswordReset } from '@callboard/accounts/contract'
import { faultsWithoutField, useAction, useTextFields } from '@callboard/kit/data'
import { TextInput } from '@callboard/kit/inputs'
import { toast, useNavigate, useTitle } from '@callboard/kit/ui'
import { StepFrame } from '../sign-in/step-frame.tsx'
import { AuthFrame } from './auth-frame.tsx'

export default function ResetRequestPage() {
  useTitle('Check In | Reset password request')
  const navigate = useNavigate()
  const request = useAction(requestPasswordReset, { blocking: true })
  const { typed, faults, field, check } = useTextFields({ email: '' }, request)
  const submit = async () => {
    if (!check({ email: fieldRules.email(typed.email) })) return
    if (!(await request.run({ email: typed.email.trim().toLowerCase() }))) return
    toast.ok('Please check you email for the reset link!')
    void navigate('/')
  }
  return (
    <AuthFrame>
      <StepFrame
        title="Reset password"
        lead="A link to set a new one is sent to your address."
        next="Send Reset Request"
        busy={request.busy}
        error={faultsWithoutField(request, ['email'])}
        faults={faults}
        onNext={() => void submit()}
      >
        <TextInput
          label="Email"
          type="email"
          size="md"
          autoComplete="email"
          autoCapitalize="none"
          {...field('email')}
        />
      </StepFrame>
    </AuthFrame>
  )
}
