import { Skeleton, Skeletons, useSearchParams, useTitle } from '@callboard/kit/ui'
import { lazy, Suspense, useEffect, useMemo } from 'react'
import { LocalMedia } from '../meeting/local-media.ts'
import { ChatSlot } from './chat/chat-slot.tsx'
import styles from './live.module.css'
import { RoomHeader } from './room-header.tsx'
import { placeOf } from './room-place.ts'

const MeetingRoom = lazy(() => import('../meeting/meeting-room.tsx'))
const ClientEmpty = lazy(() => import('./client/client-empty.tsx'))
const ClientPanel = lazy(() => import('./client/client-panel.tsx'))

const SELF_TAPED =
  'Talent send their own videos for this session, and nobody is called in. What has come in is with each talent.'

/** A client looks on and answers: the picture, then the talent; nothing of the staff's tools. */
export default function ClientRoom(props: {
  readonly session: string
  readonly name: string
  readonly selfTaped: boolean
  /** of the session; undefined until it is known */
  readonly zone: string | undefined
}) {
  const { session } = props
  const [search] = useSearchParams()
  const asked = placeOf(search)
  const place = asked === 'backoffice' ? 'main' : asked
  const media = useMemo(() => new LocalMedia(), [])
  useEffect(() => () => media.close(), [media])
  useTitle(place === 'test' ? 'Virtual Lobby' : 'Video Chat')
  return (
    <div className={styles.stage} data-place={place}>
      <RoomHeader place={place} title={props.name} canMove={false} />
      <div className={styles.panels} data-for="client">
        <div className={styles.panel} data-panel="room">
          <Suspense fallback={<Skeleton style={{ flex: 1 }} />}>
            <MeetingRoom
              key={place}
              session={session}
              room={place}
              audience="client"
              media={media}
              viewOnly
              empty={
                props.selfTaped ? (
                  SELF_TAPED
                ) : (
                  <Suspense>
                    <ClientEmpty session={session} />
                  </Suspense>
                )
              }
            />
          </Suspense>
        </div>
        <div className={styles.panel} data-panel="client">
          <Suspense
            fallback={
              <div className={styles.lineLoading}>
                <Skeletons rows={4} height={96} />
              </div>
            }
          >
            <ClientPanel session={session} />
          </Suspense>
          <ChatSlot session={session} zone={props.zone} room={place} isAside />
        </div>
      </div>
    </div>
  )
}
