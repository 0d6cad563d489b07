import { Navigate, useNavigate, useTitle } from '@callboard/kit/ui'
import { useState } from 'react'
import { GoogleReturn } from '../sign-in/google-return.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { ForNobody } from './for-nobody.tsx'

/** Where Google leads back to. Whoever is signed in already stays so until Google's answer is through. */
export default function GoogleCallbackPage() {
  useTitle('Check In | Sign in')
  const navigate = useNavigate()
  const [signedIn, setSignedIn] = useState(false)
  return (
    <AuthFrame>
      {signedIn ? (
        <ForNobody>
          <Navigate to="/auth" replace />
        </ForNobody>
      ) : (
        <GoogleReturn
          onSignedIn={() => setSignedIn(true)}
          onOther={() => void navigate('/auth', { replace: true })}
        />
      )}
    </AuthFrame>
  )
}
