import { leadsNowhere, useAccount, useAnswer, useElsewhere } from '@callboard/kit/data'
import { IconLock } from '@callboard/kit/icons'
import { Button, Link, NotFound, PageSkeleton, StateCard, useParams } from '@callboard/kit/ui'

import { getPublicSession, isSelfTaped } from '@callboard/projects/contract'
import { lazy, Suspense } from 'react'
import { useClientLobby } from './client/use-client-lobby.ts'
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
  const lobby = useClientLobby(session)
  const isElsewhere = useElsewhere(uri, state.kind === 'ready' ? state.data.studio_uri : undefined)
  if (isElsewhere || (state.kind === 'failed' && leadsNowhere(state.error))) return <NotFound />
  if (state.kind === 'ready' && lobby.kind === 'failed' && leadsNowhere(lobby.error))
    return <NotForClients isArchived={state.data.is_archived} />
  const known =
    state.kind === 'ready' ? state.data : { name: 'Casting session', dates: [], time_zone: undefined }
  return (
    <ClientRoom
      session={session}
      name={known.name}
      selfTaped={isSelfTaped(known.dates)}
      zone={known.time_zone}
    />
  )
}

/** The session is there, but not for this client. */
const NotForClients = ({ isArchived }: { readonly isArchived: boolean }) => (
  <StateCard
    heading={1}
    icon={<IconLock size={24} />}
    title={isArchived ? 'This casting is over' : 'This session is for invited clients only'}
    actions={
      <Button component={Link} to="/">
        Back To Home
      </Button>
    }
  >
    {isArchived
      ? 'The casting office has archived it.'
      : 'Ask the casting office to invite the e-mail address of your account.'}
  </StateCard>
)
