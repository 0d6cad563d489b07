import { confirmRules, newPasswordForm } from '@callboard/accounts/contract'
import { useAction } from '@callboard/kit/data'
import { useForm } from '@callboard/kit/form'
import { Anchor, Button, Link, useLocation, useNavigate, useTitle } from '@callboard/kit/ui'
import { resetPasswordAction } from '../data/sign-in.ts'
import { devicePass } from '../sign-in/device-pass.ts'
import { NewPasswordField } from '../sign-in/password-field.tsx'
import { StepFrame } from '../sign-in/step-frame.tsx'
import { StepNotice } from '../sign-in/step-notice.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { resetToken } from './reset-token.ts'

const REQUEST = '/reset-password-request'

export default function ResetPage() {
  useTitle('Check In | Reset password')
  const token = resetToken(useLocation().search)
  return <AuthFrame>{token ? <ResetForm token={token} /> : <InvalidToken />}</AuthFrame>
}

function InvalidToken() {
  return (
    <StepNotice
      title="Invalid Token!"
      words="The link is not complete. Open it from the mail again, or ask for a new one."
    >
      <Button component={Link} to={REQUEST} size="md">
        Send Reset Request
      </Button>
    </StepNotice>
  )
}

function ResetForm({ token }: { readonly token: string }) {
  const navigate = useNavigate()
  const reset = useAction(resetPasswordAction, {
    onDone: (reply) => {
      devicePass.keep(reply)
      void navigate('/')
    },
  })
  const form = useForm({
    form: newPasswordForm,
    rules: confirmRules,
    from: { password: '', again: '' },
    input: ({ password }) => ({ token, password, device: devicePass.read() }),
    action: reset,
    save: reset.run,
  })
  return (
    <StepFrame title="Reset password" next="Reset Request" form={form}>
      <NewPasswordField {...form.text('password')} />
      <NewPasswordField label="Confirm Password" description={undefined} {...form.text('again')} />
      {reset.error === undefined ? null : (
        <Anchor component={Link} to={REQUEST} size="sm" w="fit-content">
          Ask for a new link
        </Anchor>
      )}
    </StepFrame>
  )
}
