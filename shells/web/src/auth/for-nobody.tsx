import { afterSignIn, FailedState, Navigate, refreshSession, returnAddress, useSession } from '@callboard/kit'
import { StepSkeleton } from '@callboard/kit/sign-in'
import { type ReactNode, useEffect, useState } from 'react'

/** Shows a page to who is not signed in; who is goes on to where they wanted to go. */
export function ForNobody({ children }: { readonly children: ReactNode }) {
  const session = useSession()
  const [saved] = useState(() => returnAddress.peek())
  if (session.kind === 'user') return <Onwards to={afterSignIn(saved, session.account.user_type)} />
  if (session.kind === 'unknown') return <StepSkeleton />
  if (session.kind === 'failed')
    return <FailedState heading={1} error={session.error} onRetry={() => void refreshSession()} />
  return children
}

/** The address has served once it has been gone to. */
function Onwards({ to }: { readonly to: string }) {
  useEffect(() => () => void returnAddress.take(), [])
  return <Navigate to={to} replace />
}
