import { requestPasswordReset } from '@callboard/accounts/contract'
import { describeError, fieldRules, TextInput, toast, useAction, useNavigate, useTitle } from '@callboard/kit'
import { useState } from 'react'
import { AuthForm } from './auth-form.tsx'
import { AuthFrame } from './auth-frame.tsx'

export default function ResetRequestPage() {
  useTitle('Check In | Reset password request')
  const navigate = useNavigate()
  const [email, setEmail] = useState('')
  const [fault, setFault] = useState<string>()
  const request = useAction(requestPasswordReset, { blocking: true })
  const submit = async () => {
    const wrong = fieldRules.email(email)
    setFault(wrong)
    if (wrong || !(await request.run({ email: email.trim().toLowerCase() }))) return
    toast.ok('Please check you email for the reset link!')
    void navigate('/')
  }
  return (
    <AuthFrame>
      <AuthForm
        title="Reset password"
        lead="A link to set a new one is sent to your address."
        action="Send Reset Request"
        busy={request.busy}
        onSubmit={() => void submit()}
      >
        <TextInput
          label="Email"
          type="email"
          size="md"
          autoComplete="email"
          value={email}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
          error={fault ?? (request.error === undefined ? undefined : describeError(request.error).text)}
        />
      </AuthForm>
    </AuthFrame>
  )
}
