import { useTitle } from '@callboard/kit/ui'
import { SignIn } from '../sign-in/sign-in.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { ForNobody } from './for-nobody.tsx'

/** `/auth` and `/login`. */
export default function AuthPage() {
  useTitle('Check In | Sign in')
  return (
    <AuthFrame>
      <ForNobody>
        <SignIn />
      </ForNobody>
    </AuthFrame>
  )
}
