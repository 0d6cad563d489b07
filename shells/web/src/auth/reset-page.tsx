import { resetPassword } from '@callboard/accounts/contract'
import {
  Alert,
  Button,
  describeError,
  fieldRules,
  Link,
  PASSWORD_MIN,
  PasswordInput,
  StateCard,
  toast,
  useAction,
  useLocation,
  useNavigate,
  useTitle,
} from '@callboard/kit'
import { useState } from 'react'
import { AuthForm } from './auth-form.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { resetToken } from './reset-token.ts'

export default function ResetPage() {
  useTitle('Check In | Reset password')
  const token = resetToken(useLocation().search)
  return <AuthFrame>{token ? <ResetForm token={token} /> : <InvalidToken />}</AuthFrame>
}

function InvalidToken() {
  return (
    <StateCard
      heading={1}
      title="Invalid Token!"
      actions={
        <Button component={Link} to="/reset-password-request">
          Send Reset Request
        </Button>
      }
    >
      The link is not complete. Open it from the mail again, or ask for a new one.
    </StateCard>
  )
}

function ResetForm({ token }: { readonly token: string }) {
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const [again, setAgain] = useState('')
  const [faults, setFaults] = useState<{ readonly password?: string; readonly again?: string }>({})
  const reset = useAction(resetPassword, { blocking: true })
  const submit = async () => {
    const wrong = {
      password: fieldRules.newPassword(password),
      again: fieldRules.confirm(again, password),
    }
    setFaults(wrong)
    if (wrong.password || wrong.again || !(await reset.run({ token, password }))) return
    toast.ok('Password reset successfully!')
    void navigate('/')
  }
  return (
    <AuthForm title="Reset password" action="Reset Request" busy={reset.busy} onSubmit={() => void submit()}>
      {reset.error === undefined ? null : (
        <Alert color="red" role="alert" p="sm">
          {describeError(reset.error).text}
        </Alert>
      )}
      <PasswordInput
        label="Password"
        size="md"
        autoComplete="new-password"
        description={`At least ${PASSWORD_MIN} characters.`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        value={password}
        onChange={({ currentTarget }) => setPassword(currentTarget.value)}
        error={faults.password}
      />
      <PasswordInput
        label="Confirm Password"
        size="md"
        autoComplete="new-password"
        value={again}
        onChange={({ currentTarget }) => setAgain(currentTarget.value)}
        error={faults.again}
      />
    </AuthForm>
  )
}
