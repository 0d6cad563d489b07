import { BotCheckBox } from '@callboard/kit/bot-check-box'
import { returnAddress } from '@callboard/kit/shell'
import { useLocation } from '@callboard/kit/ui'
import { requestResetAction } from '../data/sign-in.ts'
import { EmailField, useEmailForm } from './email-field.tsx'
import { resetReturn } from './reset-return.ts'
import { StepFrame } from './step-frame.tsx'
import { useResetRequest } from './use-reset-request.ts'

export function ForgotStep(props: {
  readonly email: string
  readonly onPrev?: () => void
  readonly onDone: () => void
}) {
  const { pathname, search } = useLocation()
  const { check, request } = useResetRequest(requestResetAction, () => {
    resetReturn.keep(returnAddress.peek() ?? pathname + search)
    props.onDone()
  })
  const form = useEmailForm(props.email, request)
  return (
    <StepFrame
      title="Forgot Password"
      lead="A link to set a new one is sent to your address."
      next="Submit"
      form={form}
      onPrev={props.onPrev}
    >
      <EmailField autoFocus {...form.text('email')} />
      <BotCheckBox check={check} />
    </StepFrame>
  )
}
