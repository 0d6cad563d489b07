import { refreshSession, useSession } from '@callboard/kit/data'
import { afterSignIn, returnAddress, useRouteTable } from '@callboard/kit/shell'
import { FailedState, Navigate } from '@callboard/kit/ui'
import { type ReactNode, useEffect, useState } from 'react'
import { StepSkeleton } from '../sign-in/step-skeleton.tsx'

/** Shows a page to visitors without a session; an account is led on to the address it came for. */
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

/** Forgets the return address after the navigation. */
function Onwards({ to }: { readonly to: string }) {
  useEffect(() => () => void returnAddress.take(), [])
  return <Navigate to={to} replace />
}
