import { leadsNowhere, useAccount, useAnswer, useElsewhere } from '@callboard/kit/data'
import { NotFound, PageSkeleton, useParams } from '@callboard/kit/ui'
import { getPublicSession, isSelfTaped } from '@callboard/projects/contract'
import { lazy, Suspense } from 'react'
import { useLobbyAnswer } from './use-lobby.ts'

const StaffRoom = lazy(() => import('./staff-room.tsx'))
const ClientRoom = lazy(() => import('./client-room.tsx'))

interface Address {
  readonly uri: string
  readonly session: string
}

/** `/studio/{uri}/{session}`: each kind of person gets their own room and loads nothing of the other's. */
export default function LivePage() {
  const { uri = '', sessionId = '' } = useParams()
  const account = useAccount()
  if (!account) return <PageSkeleton />
  const Room = account.user_type === 'client' ? ClientPlace : StaffPlace
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Room key={`${uri}/${sessionId}`} uri={uri} session={sessionId} />
    </Suspense>
  )
}

function StaffPlace({ uri, session }: Address) {
  const state = useLobbyAnswer(session)
  const isElsewhere = useElsewhere(uri, state.kind === 'ready' ? state.data.session.studio_uri : undefined)
  if (isElsewhere || (state.kind === 'failed' && leadsNowhere(state.error))) return <NotFound />
  return <StaffRoom session={session} />
}

function ClientPlace({ uri, session }: Address) {
  const state = useAnswer(getPublicSession, { id: session })
  const isElsewhere = useElsewhere(uri, state.kind === 'ready' ? state.data.studio_uri : undefined)
  if (isElsewhere || (state.kind === 'failed' && leadsNowhere(state.error))) return <NotFound />
  const known = state.kind === 'ready' ? state.data : { name: 'Casting session', dates: [] }
  return <ClientRoom session={session} name={known.name} selfTaped={isSelfTaped(known.dates)} />
}
