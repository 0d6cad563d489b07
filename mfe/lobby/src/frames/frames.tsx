import { Button, Text } from '@callboard/kit/ui'
import { type ReactNode, useEffect, useMemo } from 'react'
import type { LobbyModel } from '../live/lobby-model.ts'
import type { RoomPlace } from '../live/room-place.ts'
import type { RowActions } from '../live/use-row-actions.ts'
import { LocalMedia } from '../meeting/local-media.ts'
import meetingRoom from '../meeting/meeting-room.module.css'
import MeetingRoom from '../meeting/meeting-room.tsx'
import { EmptyStage } from './empty-stage.tsx'
import { Frame } from './frame.tsx'
import { FRAME_WORDS, FRAMES } from './frame-names.ts'
import { type FrameName, hasToggle, sizesOf, speakingFrame, withFocus, withFrame } from './frame-view.ts'
import framesStyles from './frames.module.css'
import { useMovable } from './movable.tsx'
import { NotToday } from './not-today.tsx'
import type { Frames as FramesState } from './use-frames.ts'
import { ViewToggle } from './view-toggle.tsx'

const EMPTY_WORDS: Readonly<Record<Exclude<RoomPlace, 'main'>, string>> = {
  test: 'Nobody waits in the virtual lobby with a camera.',
  backoffice: 'You are alone in the back office. Nothing here is seen or heard by talent or clients.',
}
const NO_CAMERA = `The camera of the casting room is not here yet. On its computer, open this live room, choose ‘Back Office’ and start the camera.`

/** The camera of the casting room is a page of staff in the back office. */
const roomOf = (frame: FrameName, place: RoomPlace): RoomPlace => {
  if (frame === 'in_person') return 'backoffice'
  return place === 'test' ? 'test' : 'main'
}

/** The meeting frames of staff, as the view says, with the controls of the recording in one of them. */
export default function Frames(props: {
  readonly frames: FramesState
  readonly lobby: LobbyModel
  readonly place: RoomPlace
  readonly media: LocalMedia
  readonly locked: boolean
  readonly overlay: ReactNode
  readonly actions: ReactNode
  /** On the talent of the line. */
  readonly rowActions: RowActions
}) {
  const { place, lobby, media, locked } = props
  const { view, change } = props.frames
  const overlay = useMovable(props.overlay)
  const actions = useMovable(props.actions)
  // The person at the page speaks in one frame; the other one has devices that are never opened.
  const silent = useMemo(() => new LocalMedia(), [])
  useEffect(() => () => silent.close(), [silent])
  const sizes = sizesOf(view)
  const speaking = speakingFrame(view)
  const isShown = FRAMES.filter((name) => sizes[name])
  const emptyOf = (name: FrameName, room: RoomPlace) => {
    if (name === 'in_person' && place === 'main') return NO_CAMERA
    return room === 'main' ? <EmptyStage lobby={lobby} actions={props.rowActions} /> : EMPTY_WORDS[room]
  }
  const meetingOf = (name: FrameName) => (key: string) => {
    const room = roomOf(name, place)
    const speaks = name === speaking
    return (
      <MeetingRoom
        key={key}
        session={lobby.session._id}
        room={room}
        audience="staff"
        media={speaks ? media : silent}
        viewOnly={!speaks}
        locked={locked}
        empty={emptyOf(name, room)}
        overlay={speaks ? overlay.slot : null}
        actions={speaks ? actions.slot : null}
      />
    )
  }
  return (
    <div className={framesStyles.root} data-named={hasToggle(view) || undefined}>
      {lobby.session.today === null && place !== 'test' ? <NotToday lobby={lobby} /> : null}
      {hasToggle(view) ? <ViewToggle view={view} onView={change} /> : null}
      <div className={framesStyles.stage}>
        {isShown.map((name) => (
          <Frame
            key={name}
            name={name}
            room={roomOf(name, place)}
            size={sizes[name] ?? 'large'}
            meeting={meetingOf(name)}
            onClose={() => change(withFrame(view, name, false))}
            onFront={() => change(withFocus(view, name))}
          />
        ))}
        {isShown.length === 0 ? (
          <div className={framesStyles.noFrame}>
            <Text c="dimmed">No frame is open.</Text>
            <div className={framesStyles.noFrameWays}>
              {(place === 'test' ? (['remote'] as const) : FRAMES).map((name) => (
                <Button key={name} variant="default" onClick={() => change(withFrame(view, name, true))}>
                  Open the {FRAME_WORDS[name]}
                </Button>
              ))}
            </div>
          </div>
        ) : null}
      </div>
      {isShown.length === 0 ? <div className={meetingRoom.controls}>{actions.slot}</div> : null}
      {overlay.content}
      {actions.content}
    </div>
  )
}
