import { Skeleton, Stage, useSearchParams, useTitle } from '@callboard/kit/ui'
import { lazy, Suspense, useEffect, useMemo } from 'react'
import { LocalMedia } from '../meeting/local-media.ts'
import { RoomHeader } from './room-header.tsx'
import { placeOf } from './room-place.ts'
import './live.css'

const MeetingRoom = lazy(() => import('../meeting/meeting-room.tsx'))

/** A client looks on: the picture and nothing of the staff's tools. */
export default function ClientRoom({ session }: { readonly session: string }) {
  const [search] = useSearchParams()
  const asked = placeOf(search)
  const place = asked === 'backoffice' ? 'main' : asked
  const media = useMemo(() => new LocalMedia(), [])
  useEffect(() => () => media.close(), [media])
  useTitle(place === 'test' ? 'Virtual Lobby' : 'Video Chat')
  return (
    <Stage>
      <div className="lobby-stage" data-place={place}>
        <RoomHeader place={place} title="Casting session" canMove={false} />
        <main className="lobby-panels">
          <div className="lobby-panel" data-panel="room">
            <Suspense fallback={<Skeleton style={{ flex: 1 }} />}>
              <MeetingRoom
                key={place}
                session={session}
                room={place}
                audience="client"
                media={media}
                viewOnly
                emptyWords="The casting has not begun, or is between two auditions. The picture appears here by itself."
              />
            </Suspense>
          </div>
        </main>
      </div>
    </Stage>
  )
}
