import { ApiError, hangUp, leadsNowhere, withToken } from '@callboard/kit/data'
import { IconLink } from '@callboard/kit/icons'
import { FailedState, Skeleton, Stack, StateCard, useLocation, useParams, useTitle } from '@callboard/kit/ui'
import type { TalentStatus } from '@callboard/lobby/contract'
import { lazy, Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { reloadStatus } from '../data/status.ts'
import { TalentDetailsButton } from '../details/details-button.tsx'
import { LocalMedia } from '../meeting/local-media.ts'
import { RecordingMark } from '../recorder/recording-mark.tsx'
import { useTakeDevice } from '../recorder/use-take-device.ts'
import { callAttention, prepareSound } from './call-sound.ts'
import { pageAddress, pageKey } from './page-key.ts'
import { RecordWish } from './record-wish.tsx'
import { isNewlyAllowed } from './room-plan.ts'
import { StatusCard } from './status-card.tsx'
import { tabTitle } from './status-words.ts'
import { TalentRoom } from './talent-room.tsx'
import { useJoinedRoom } from './use-joined-room.ts'
import { useRecordWish } from './use-record-wish.ts'
import { useStatus } from './use-status.ts'
import './message.css'

const SwitchDevices = lazy(() => import('./switch-devices.tsx'))

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
    <div className="lobby-status" aria-busy>
      <div className="lobby-status-card">
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
  if (token) return <OwnPage status={status} token={token} />
  return <StatusCard status={status} mayJoin={false} onJoin={() => {}} onSwitch={undefined} />
}

/** The page with its key: may enter rooms, and records when staff ask for it. */
function OwnPage({ status, token }: { readonly status: TalentStatus; readonly token: string }) {
  const media = useMemo(() => new LocalMedia(), [])
  const device = useTakeDevice(status.record_id, token, media)
  const wish = useRecordWish(status.record_id, media)
  const { inside, enter, leave } = useJoinedRoom(status, media)
  const [isSwitching, setSwitching] = useState(false)
  const mark = <RecordingMark state={device} />
  if (inside)
    return (
      <TalentRoom
        status={status}
        room={inside}
        token={token}
        media={media}
        recording={device.recording !== null}
        mark={mark}
        wish={wish ? <RecordWish off={wish} media={media} /> : null}
        onLeave={leave}
        onRemoved={() => void reloadStatus()}
      />
    )
  return (
    <>
      <div className="lobby-status-mark">{mark}</div>
      <StatusCard
        status={status}
        mayJoin
        onJoin={enter}
        onSwitch={() => setSwitching(true)}
        details={<TalentDetailsButton right={{ record: status.record_id, token }} />}
      />
      {isSwitching ? (
        <Suspense>
          <SwitchDevices
            opened
            address={pageAddress(location.origin, status.record_id, token)}
            onClose={() => setSwitching(false)}
          />
        </Suspense>
      ) : null}
    </>
  )
}

/** `/message/{record}`: where a talent waits, is called, and meets casting. */
export default function MessagePage() {
  const { recordId = '' } = useParams()
  const { hash } = useLocation()
  const token = pageKey(recordId, hash)
  const [ready, setReady] = useState<string>()
  const identity = `${recordId} ${token}`
  // Runs before any request or subscription below: the page's connection uses the key instead of a session.
  useLayoutEffect(() => {
    const end = token ? withToken(token) : () => {}
    void hangUp()
    setReady(identity)
    return () => {
      end()
      void hangUp()
    }
  }, [identity, token])
  if (ready !== identity) return <StatusSkeleton />
  return <Status key={identity} record={recordId} token={token} />
}
