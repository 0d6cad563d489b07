import { IconMicrophone, IconMicrophoneOff, IconVideo, IconVideoOff, IconVolume } from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import { Button, FailedState, Stack, Text, useElementSize } from '@callboard/kit/ui'
import { type ReactNode, useCallback, useState, useSyncExternalStore } from 'react'
import type { MediaState } from './local-media.ts'
import { MediaFault } from './media-fault-alert.tsx'
import type { MeetingRoomProps } from './meeting-props.ts'
import styles from './meeting-room.module.css'
import { guide } from './settings/guide.ts'
import { SettingsButton } from './settings/settings-button.tsx'
import { tileGrid } from './tile-grid.ts'
import type { RoomState } from './use-visit.ts'
import { VideoTile } from './video-tile.tsx'
import type { Participant } from './visit.ts'

const GAP = 8

/** True for talent and for participants with a camera; the others look on. */
const isInFront = ({ role, camera }: Participant) => role === 'talent' || camera

interface PeopleProps {
  readonly people: readonly Participant[]
  readonly silent: boolean
  readonly onSilenced: () => void
}

function Tiles({ people, silent, onSilenced }: PeopleProps) {
  const { ref, width, height } = useElementSize<HTMLDivElement>()
  const grid = tileGrid(people.length, { width, height }, GAP)
  return (
    <div ref={ref} className={styles.tiles}>
      <div
        className={styles.tilesGrid}
        style={{
          gridTemplateColumns: `repeat(${grid.columns}, ${grid.width}px)`,
          gridAutoRows: `${grid.height}px`,
          gap: GAP,
        }}
      >
        {people.map((person) => (
          <VideoTile key={person.id} {...person} silent={silent} onSilenced={onSilenced} />
        ))}
      </div>
    </div>
  )
}

/** Participants without a picture; their sound is played. */
function Onlookers({ people, silent, onSilenced }: PeopleProps) {
  return (
    <div className={styles.onlookers}>
      {people.map((person) => (
        <VideoTile small key={person.id} {...person} silent={silent} onSilenced={onSilenced} />
      ))}
    </div>
  )
}

function Controls(props: {
  readonly room: MeetingRoomProps
  readonly state: MediaState
  readonly children?: ReactNode
}) {
  const { media, locked = false, viewOnly } = props.room
  const { camera, microphone } = props.state
  const toggleMicrophone = () =>
    microphone ? media.setMicrophone(false) : void media.open({ camera: false, microphone: true })
  const toggleCamera = () =>
    camera ? media.setCamera(false) : void media.open({ camera: true, microphone: false })
  return (
    <div className={styles.controls} role="toolbar" aria-label="Meeting controls">
      {viewOnly ? null : (
        <>
          <ActionIcon
            size={44}
            variant="default"
            aria-label={microphone ? 'Mute' : 'Unmute'}
            data-off={!microphone || undefined}
            onClick={toggleMicrophone}
          >
            {microphone ? <IconMicrophone size={20} /> : <IconMicrophoneOff size={20} />}
          </ActionIcon>
          <ActionIcon
            size={44}
            variant="default"
            aria-label={camera ? 'Stop camera' : 'Start camera'}
            data-off={!camera || undefined}
            onClick={toggleCamera}
          >
            {camera ? <IconVideo size={20} /> : <IconVideoOff size={20} />}
          </ActionIcon>
          <SettingsButton media={media} locked={locked} hasGuides={props.room.audience === 'staff'} />
        </>
      )}
      {props.children}
    </div>
  )
}

function Alone(props: { readonly state: RoomState; readonly empty: ReactNode; readonly onBack: () => void }) {
  if (props.state.kind === 'removed')
    return (
      <div className={styles.alone} role="status">
        <Stack align="center">
          <Text c="dimmed">You are not in this room any more.</Text>
          <Button variant="default" onClick={props.onBack}>
            Enter again
          </Button>
        </Stack>
      </div>
    )
  const shown = props.state.kind === 'entering' ? 'Entering the room…' : props.empty
  return (
    <div className={styles.alone} role="status">
      {typeof shown === 'string' ? <Text c="dimmed">{shown}</Text> : shown}
    </div>
  )
}

export interface RoomViewProps extends MeetingRoomProps {
  readonly state: RoomState
  readonly ticket: { readonly display: string }
  readonly renew: () => void
}

/** A room of the product's own meetings: all pictures, as large as they can be, and the own controls. */
export function RoomView(props: RoomViewProps) {
  const { state } = props
  const own = useSyncExternalStore(props.media.subscribe, props.media.state)
  const chosen = useSyncExternalStore(guide.subscribe, guide.get)
  const frame = props.audience === 'staff' ? chosen : 'None'
  const [silent, setSilent] = useState(false)
  const silenced = useCallback(() => setSilent(true), [])
  if (state.kind === 'refused')
    return (
      <section className={styles.meeting} aria-label="Meeting">
        <FailedState title="The room could not be entered" error={state.error} onRetry={props.renew} />
      </section>
    )
  const people = state.kind === 'in' ? state.people : []
  const front = people.filter(isInFront)
  const onlookers = people.filter((person) => !isInFront(person))
  const sound = { silent, onSilenced: silenced }
  return (
    <section className={styles.meeting} aria-label="Meeting" aria-busy={state.kind === 'entering'}>
      <div className={styles.meetingStage} data-guide={frame === 'None' ? undefined : frame}>
        {front.length > 0 ? (
          <Tiles people={front} {...sound} />
        ) : (
          <Alone state={state} empty={props.empty ?? 'Nobody else is here yet.'} onBack={props.renew} />
        )}
        {own.kind === 'on' ? (
          <div
            className={styles.own}
            data-alone={(front.length === 0 && (props.audience === 'talent' || props.locked)) || undefined}
          >
            <VideoTile
              own
              connected
              name={props.ticket.display}
              stream={props.media.stream()}
              camera={own.camera}
              microphone={own.microphone}
            />
          </div>
        ) : null}
        {onlookers.length > 0 ? <Onlookers people={onlookers} {...sound} /> : null}
        {state.kind === 'in' && state.notice ? (
          <p className={styles.roomNotice} role="status">
            {state.notice}
          </p>
        ) : null}
        {props.overlay ? <div className={styles.overlay}>{props.overlay}</div> : null}
        <MediaFault media={props.media} />
      </div>
      <Controls room={props} state={own}>
        {silent ? (
          <Button
            h={44}
            leftSection={<IconVolume size={20} />}
            variant="default"
            onClick={() => setSilent(false)}
          >
            Turn on sound
          </Button>
        ) : null}
        {props.actions}
      </Controls>
    </section>
  )
}
