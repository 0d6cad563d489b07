import { Navigate, useLocation, useNavigate, useTitle } from '@callboard/kit/ui'
import { useEffect, useState } from 'react'
import { goToGoogle } from '../sign-in/google-attempt.ts'
import { GoogleReturn } from '../sign-in/google-return.tsx'
import { StepNotice } from '../sign-in/step-notice.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { SignedOutOnly } from './signed-out-only.tsx'

/** In the address of a tab that the question for a fresh sign-in has opened. */
const AGAIN = '#again'

function Again() {
  useEffect(() => void goToGoogle(), [])
  return <StepNotice role="status" title="Signing you in" words="Google opens in a moment." />
}

/** Return page of Google's sign-in. An existing session stays until Google's answer is handled. */
export default function GoogleCallbackPage() {
  useTitle('Check In | Sign in')
  const navigate = useNavigate()
  const { hash } = useLocation()
  const [signedIn, setSignedIn] = useState(false)
  return (
    <AuthFrame>
      {hash === AGAIN ? (
        <Again />
      ) : signedIn ? (
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
