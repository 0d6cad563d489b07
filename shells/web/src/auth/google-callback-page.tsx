import { Navigate, useNavigate, useTitle } from '@callboard/kit/ui'
import { useState } from 'react'
import { GoogleReturn } from '../sign-in/google-return.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { SignedOutOnly } from './signed-out-only.tsx'

/** Where Google leads back to. Whoever is signed in already stays so until Google's answer is through. */
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
