import { ApiError, hangUp, leadsNowhere, withToken } from '@callboard/kit/data'
import { IconLink } from '@callboard/kit/icons'
import { FailedState, Skeleton, Stack, StateCard, useLocation, useParams, useTitle } from '@callboard/kit/ui'
import type { TalentStatus } from '@callboard/lobby/contract'
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { callAttention, prepareSound } from './call-sound.ts'
import styles from './message.module.css'
import { isNewlyAllowed } from './room-plan.ts'
import { StatusCard } from './status-card.tsx'
import { tabTitle } from './status-words.ts'
import { useOwnKey } from './use-own-key.ts'
import { useStatus } from './use-status.ts'

const OwnPage = lazy(() => import('./own-page.tsx'))

/** Tells the talent by sound, trembling and the title of the tab that a room is open to them now. */
function useCalling(status: TalentStatus | undefined): void {
  const before = useRef<TalentStatus['join']>(undefined)
  const join = status?.join
  useEffect(prepareSound, [])
  useEffect(() => {
    if (join === undefined) return
    if (isNewlyAllowed(before.current, join)) callAttention()
    before.current = join
  }, [join])
  useTitle(status ? tabTitle(status) : 'Your status')
}

function StatusSkeleton() {
  return (
    <div className={styles.status} aria-busy>
      <div className={styles.statusCard}>
        <Stack gap="md">
          <Skeleton height={14} width="50%" />
          <Skeleton height={44} width="70%" />
          <Skeleton height={18} width="90%" />
          <Skeleton height={48} />
        </Stack>
      </div>
    </div>
  )
}

function Failed({ error, retry }: { readonly error: unknown; readonly retry: () => void }) {
  const isClosed = error instanceof ApiError && [401, 403].includes(error.status)
  if (!isClosed && !leadsNowhere(error))
    return <FailedState title="Your status could not be loaded" error={error} onRetry={retry} />
  return (
    <StateCard
      role="alert"
      heading={1}
      icon={<IconLink size={24} />}
      title="This page opens with its own link"
    >
      Open the link in the e-mail or text message you got after your check-in, or check in again with the link
      of the session.
    </StateCard>
  )
}

function Status({ record, token }: { readonly record: string; readonly token: string | null }) {
  const state = useStatus(record, token ?? undefined)
  const status = state.kind === 'ready' ? state.data : undefined
  useCalling(status)
  if (state.kind === 'failed') return <Failed error={state.error} retry={state.retry} />
  if (!status) return <StatusSkeleton />
  if (!token) return <StatusCard status={status} mayJoin={false} />
  return (
    <Suspense fallback={<StatusCard status={status} mayJoin />}>
      <OwnPage status={status} token={token} />
    </Suspense>
  )
}

/** `/message/{record}`: where a talent waits, is called, and meets casting. */
export default function MessagePage() {
  const { recordId = '' } = useParams()
  const { hash } = useLocation()
  const own = useOwnKey(recordId, hash)
  const token = own.key
  const [ready, setReady] = useState<string>()
  const identity = own.isAsking ? undefined : `${recordId} ${token}`
  // Runs before any request or subscription below: the page's connection uses the key instead of a session.
  useLayoutEffect(() => {
    if (identity === undefined) return
    const end = token ? withToken(token) : () => {}
    void hangUp()
    setReady(identity)
    return () => {
      end()
      void hangUp()
    }
  }, [identity, token])
  if (identity === undefined || ready !== identity) return <StatusSkeleton />
  return <Status key={identity} record={recordId} token={token} />
}
