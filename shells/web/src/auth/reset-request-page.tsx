import { BotCheckBox } from '@callboard/kit/bot-check-box'
import { useNavigate, useTitle } from '@callboard/kit/ui'
import { requestResetOnPageAction } from '../data/sign-in.ts'
import { EmailField, useEmailForm } from '../sign-in/email-field.tsx'
import { StepFrame } from '../sign-in/step-frame.tsx'
import { useResetRequest } from '../sign-in/use-reset-request.ts'
import { AuthFrame } from './auth-frame.tsx'

export default function ResetRequestPage() {
  useTitle('Check In | Reset password request')
  const navigate = useNavigate()
  const { check, request } = useResetRequest(requestResetOnPageAction, () => void navigate('/'))
  const form = useEmailForm('', request)
  return (
    <AuthFrame>
      <StepFrame
        title="Reset password"
        lead="A link to set a new one is sent to your address."
        next="Send Reset Request"
        form={form}
      >
        <EmailField {...form.text('email')} />
        <BotCheckBox check={check} />
      </StepFrame>
    </AuthFrame>
  )
}
