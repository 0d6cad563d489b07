import type { PageLine, TalentStatus } from '@callboard/lobby/contract'
import { lazy, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { reloadStatus } from '../data/status.ts'
import { TalentDetailsButton } from '../details/details-button.tsx'
import { LocalMedia } from '../meeting/local-media.ts'
import { RecordingMark } from '../recorder/recording-mark.tsx'
import { useTakeDevice } from '../recorder/use-take-device.ts'
import styles from './message.module.css'
import { pageAddress } from './page-key.ts'
import { needsNoPreview, type ReadyCheckResult, rememberedCheck } from './ready/ready-memory.ts'
import { RecordWish } from './record-wish.tsx'
import { StatusCard } from './status-card.tsx'
import { TalentRoom } from './talent-room.tsx'
import { useJoinedRoom } from './use-joined-room.ts'
import { reportReady, usePresence } from './use-presence.ts'
import { useRecordWish } from './use-record-wish.ts'

const Notifications = lazy(() => import('./notifications.tsx'))
const SwitchDevices = lazy(() => import('./switch-devices.tsx'))
const ReadyCheck = lazy(() => import('./ready/ready-check.tsx'))

/** The check of this device today; what was chosen in it goes into the rooms. */
function useRememberedCheck(media: LocalMedia) {
  const [check, setCheck] = useState(() => rememberedCheck(new Date()))
  useEffect(() => {
    if (!check) return
    void media.choose(check.choice)
    media.wish(check.sends)
  }, [media, check])
  return [check, setCheck] as const
}

/** The page with its key: may enter rooms, and records when staff ask for it. */
export default function OwnPage({
  status,
  token,
}: {
  readonly status: TalentStatus
  readonly token: string
}) {
  const media = useMemo(() => new LocalMedia(), [])
  const device = useTakeDevice(status.record_id, token, media)
  const wish = useRecordWish(status.record_id, media)
  const { inside, enter, leave } = useJoinedRoom(status, media)
  const [open, setOpen] = useState<'switch' | 'check' | 'join' | null>(null)
  const [check, setCheck] = useRememberedCheck(media)
  const [line, setLine] = useState<PageLine>('ok')
  const { camera } = useSyncExternalStore(media.subscribe, media.state)
  usePresence(status.record_id, token, {
    room: open === 'join' ? 'joining' : inside,
    line,
    canRecord: inside === 'main' && camera,
  })
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
        line={line}
        onLine={setLine}
        onLeave={leave}
        onRemoved={() => void reloadStatus()}
      />
    )
  const join = () => (check && needsNoPreview(check) ? void enter() : setOpen('join'))
  const checked = (result: ReadyCheckResult) => {
    setCheck(result)
    // Staff see it beside the name; a check that could not be told is still this device's own.
    reportReady(status.record_id, token, result.parts).catch(() => {})
    if (open === 'join') void enter()
    else media.close()
    setOpen(null)
  }
  const close = () => {
    if (open !== 'switch') media.close()
    setOpen(null)
  }
  return (
    <>
      <div className={styles.statusMark}>{mark}</div>
      <StatusCard
        status={status}
        mayJoin
        onJoin={join}
        onSwitch={() => setOpen('switch')}
        onCheck={() => setOpen('check')}
        check={check}
        isSaved={device.uploads.length === 0}
        details={
          <>
            <TalentDetailsButton right={{ record: status.record_id, token }} />
            <Suspense>
              <Notifications record={status.record_id} token={token} />
            </Suspense>
          </>
        }
      />
      <Suspense>
        {open === 'switch' ? (
          <SwitchDevices
            opened
            address={pageAddress(location.origin, status.record_id, token)}
            onClose={close}
          />
        ) : null}
        {open === 'check' || open === 'join' ? (
          <ReadyCheck media={media} purpose={open} room={status.join} onDone={checked} onClose={close} />
        ) : null}
      </Suspense>
    </>
  )
}
