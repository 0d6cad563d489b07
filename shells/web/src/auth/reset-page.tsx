import { fieldRules, resetPassword } from '@callboard/accounts/contract'
import { faultsWithoutField, useAction, useTextFields } from '@callboard/kit/data'
import { Anchor, Button, Link, toast, useLocation, useNavigate, useTitle } from '@callboard/kit/ui'
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
  const reset = useAction(resetPassword, { blocking: true })
  const { typed, faults, field, check } = useTextFields({ password: '', again: '' }, reset)
  const submit = async () => {
    const { password, again } = typed
    const right = check({
      password: fieldRules.newPassword(password),
      again: fieldRules.confirm(again, password),
    })
    if (!right || !(await reset.run({ token, password }))) return
    toast.ok('Password reset successfully!')
    void navigate('/')
  }
  return (
    <StepFrame
      title="Reset password"
      next="Reset Request"
      busy={reset.busy}
      error={faultsWithoutField(reset, ['password'])}
      faults={faults}
      onNext={() => void submit()}
    >
      <NewPasswordField {...field('password')} />
      <NewPasswordField label="Confirm Password" description={undefined} {...field('again')} />
      {reset.error === undefined ? null : (
        <Anchor component={Link} to={REQUEST} size="sm" w="fit-content">
          Ask for a new link
        </Anchor>
      )}
    </StepFrame>
  )
}
