import { IconLogout } from '@callboard/kit/icons'
import { Button, confirm, Skeleton, Stage } from '@callboard/kit/ui'
import type { PageLine, TalentStatus } from '@callboard/lobby/contract'
import { lazy, type ReactNode, Suspense } from 'react'
import type { LocalMedia } from '../meeting/local-media.ts'
import meetingRoom from '../meeting/meeting-room.module.css'
import message from './message.module.css'
import type { TalentRoom as RoomName } from './room-plan.ts'
import { headline } from './status-words.ts'

const MeetingRoom = lazy(() => import('../meeting/meeting-room.tsx'))

const WAITING_WORDS =
  'You wait here with your camera off until you turn it on. When it is your turn, this page brings you into the casting room.'

const WEAK_WORDS =
  'Your connection is weak: the others may see you halt. Move closer to your Wi-Fi. A recording is not affected, it is made on this device.'

const askToLeave = () =>
  confirm({
    title: 'Leave while you are recorded?',
    text: 'The recording ends when you leave. What was recorded until then is kept.',
    action: 'Leave',
    cancel: 'Stay',
    danger: true,
  })

/** The whole screen is the room: the talent sees the others, their own picture and whether they are recorded. */
export function TalentRoom(props: {
  readonly status: TalentStatus
  readonly room: RoomName
  readonly token: string
  readonly media: LocalMedia
  readonly recording: boolean
  readonly mark: ReactNode
  /** The request to switch devices on before staff can record. */
  readonly wish: ReactNode
  readonly line: PageLine
  readonly onLine: (line: PageLine) => void
  readonly onLeave: () => void
  readonly onRemoved: () => void
}) {
  const { status, room } = props
  const isWaiting = room === 'test'
  const words = props.line === 'weak' ? WEAK_WORDS : isWaiting ? WAITING_WORDS : null
  const leave = async () => {
    if (!props.recording || (await askToLeave())) props.onLeave()
  }
  return (
    <Stage>
      <div className={message.talentRoom} data-room="talent">
        <div className={message.talentRoomHead} role="status">
          <strong>{isWaiting ? 'Virtual lobby' : status.studio_name}</strong>
          <span>{isWaiting ? headline(status) : 'You are in the casting room'}</span>
        </div>
        <Suspense fallback={<Skeleton style={{ flex: 1 }} />}>
          <MeetingRoom
            key={room}
            session={status.session_id}
            room={room}
            audience="talent"
            token={props.token}
            media={props.media}
            locked={props.recording}
            overlay={
              <>
                {props.mark}
                {props.wish ?? (words ? <p className={meetingRoom.roomWords}>{words}</p> : null)}
              </>
            }
            onRemoved={props.onRemoved}
            onLine={props.onLine}
            empty=""
            actions={
              <Button
                h={44}
                variant="default"
                leftSection={<IconLogout size={20} />}
                onClick={() => void leave()}
              >
                Leave
              </Button>
            }
          />
        </Suspense>
      </div>
    </Stage>
  )
}
