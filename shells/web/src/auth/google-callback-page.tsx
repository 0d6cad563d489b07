import { Navigate, useNavigate, useTitle } from '@callboard/kit/ui'
import { useState } from 'react'
import { GoogleReturn } from '../sign-in/google-return.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { SignedOutOnly } from './signed-out-only.tsx'

/** Return page of Google's sign-in. An existing session stays until Google's answer is handled. */
export default function GoogleCallbackPage() {
  useTitle('Check In | Sign in')
  const navigate = useNavigate()
  const [signedIn, setSignedIn] = useState(false)
  return (
    <AuthFrame>
      {signedIn ? (
        <SignedOutOnly>
          <Navigate to="/auth" replace />
        </SignedOutOnly>
      ) : (
        <GoogleReturn
          onSignedIn={() => setSignedIn(true)}
          onOther={() => void navigate('/auth', { replace: true })}
        />
      )}
    </AuthFrame>
  )
}
