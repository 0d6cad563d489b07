import { PageSkeleton, useAccount, useParams } from '@callboard/kit'
import { lazy, Suspense } from 'react'

const StaffRoom = lazy(() => import('./staff-room.tsx'))
const ClientRoom = lazy(() => import('./client-room.tsx'))

/** `/studio/{uri}/{session}`: each kind of person gets their own room and loads nothing of the other's. */
export function LivePage() {
  const { sessionId = '' } = useParams()
  const account = useAccount()
  if (!account) return <PageSkeleton />
  const Room = account.user_type === 'client' ? ClientRoom : StaffRoom
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Room key={sessionId} session={sessionId} />
    </Suspense>
  )
}
