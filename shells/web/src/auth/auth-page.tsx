import { Text, useSearchState, useTitle } from '@callboard/kit/ui'
import { SignIn } from '../sign-in/sign-in.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { SignedOutOnly } from './signed-out-only.tsx'

/** True when the account that was signed in has just been deleted. */
const ADDRESS = { deleted: false }

/** `/auth` and `/login`. */
export default function AuthPage() {
  useTitle('Check In | Sign in')
  const [{ deleted }] = useSearchState(ADDRESS)
  return (
    <AuthFrame>
      {deleted ? (
        <Text role="status" mb="lg">
          Your account is deleted. What was listed goes with it.
        </Text>
      ) : null}
      <SignedOutOnly>
        <SignIn />
      </SignedOutOnly>
    </AuthFrame>
  )
}
