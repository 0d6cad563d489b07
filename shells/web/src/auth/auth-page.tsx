import { useTitle } from '@callboard/kit/ui'
import { SignIn } from '../sign-in/sign-in.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { SignedOutOnly } from './signed-out-only.tsx'

/** `/auth` and `/login`. */
export default function AuthPage() {
  useTitle('Check In | Sign in')
  return (
    <AuthFrame>
      <SignedOutOnly>
        <SignIn />
      </SignedOutOnly>
    </AuthFrame>
  )
}
