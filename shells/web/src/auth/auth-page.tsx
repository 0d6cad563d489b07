import {
  afterSignIn,
  FailedState,
  Navigate,
  PageSkeleton,
  refreshSession,
  returnAddress,
  useSession,
  useTitle,
} from '@callboard/kit'
import { SignIn } from '@callboard/kit/sign-in'
import { useEffect, useState } from 'react'
import { AuthFrame } from './auth-frame.tsx'

/** `/auth` and `/login`; who is signed in already goes on to where they wanted to go. */
export default function AuthPage() {
  useTitle('Check In | Sign in')
  const session = useSession()
  const [saved] = useState(() => returnAddress.peek())
  if (session.kind === 'user') return <Onwards to={afterSignIn(saved, session.account.user_type)} />
  if (session.kind === 'unknown') return <PageSkeleton />
  if (session.kind === 'failed')
    return <FailedState heading={1} error={session.error} onRetry={() => void refreshSession()} />
  return (
    <AuthFrame>
      <SignIn />
    </AuthFrame>
  )
}

/** The address has served once it has been gone to. */
function Onwards({ to }: { readonly to: string }) {
  useEffect(() => () => void returnAddress.take(), [])
  return <Navigate to={to} replace />
}
