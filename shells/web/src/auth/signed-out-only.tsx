import { refreshSession, useSession } from '@callboard/kit/data'
import { afterSignIn, returnAddress, useRouteTable } from '@callboard/kit/shell'
import { FailedState, Navigate } from '@callboard/kit/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { StepSkeleton } from '../sign-in/step-skeleton.tsx'

/** Shows a page to who is not signed in; who is goes on to where they wanted to go. */
export function SignedOutOnly({ children }: { readonly children: ReactNode }) {
  const session = useSession()
  const { routes } = useRouteTable()
  const [saved] = useState(() => returnAddress.peek())
  if (session.kind === 'user') return <Onwards to={afterSignIn(routes, saved, session.account.user_type)} />
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
