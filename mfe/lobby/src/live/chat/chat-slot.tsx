import { useParams, useSearchParams } from '@callboard/kit/ui'
import { lazy, Suspense } from 'react'
import styles from '../live.module.css'
import { placeOf, type RoomPlace } from '../room-place.ts'

const ChatPanel = lazy(() => import('./chat-page.tsx').then((parts) => ({ default: parts.ChatPanel })))

/** The chat of the room that is shown, below the talent. */
export function ChatSlot(props: {
  readonly session: string
  readonly zone: string | undefined
  /** Another room than that of the address. */
  readonly room?: RoomPlace
  /** Beside what its reader came for. */
  readonly isAside?: boolean
}) {
  const { session } = props
  const { uri = '' } = useParams()
  const [search] = useSearchParams()
  const place = props.room ?? placeOf(search)
  return (
    <Suspense fallback={<div className={styles.chatPlace} />}>
      <ChatPanel
        key={place}
        uri={uri}
        session={session}
        room={place}
        zone={props.zone}
        isAside={props.isAside ?? false}
      />
    </Suspense>
  )
}
