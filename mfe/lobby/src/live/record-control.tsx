import {
  IconAlertTriangle,
  IconPlayerRecordFilled,
  IconPlayerStopFilled,
  IconVideo,
} from '@callboard/kit/icons'
import { keyHint } from '@callboard/kit/keys'
import { Alert, Button, toast, VisuallyHidden } from '@callboard/kit/ui'
import recordingMark from '../recorder/recording-mark.module.css'
import live from './live.module.css'
import type { RecordingOffer } from './recording-offer.ts'
import { useElapsed } from './use-elapsed.ts'
import type { RecordingControl } from './use-recording.ts'

/** Red is kept for recording; white words stand on it in both schemes. */
const RED = 'var(--cb-recording)'

/** What the button does, for the key. */
export function pressRecord({ state, start, stop }: RecordingControl, { obstacle }: RecordingOffer): void {
  if (state === 'recording') stop()
  else if (state === 'idle' && obstacle === undefined) start()
  else if (obstacle) toast.failed(obstacle)
}

/** Record or Stop. */
export function RecordControl({
  recording,
  offer,
  onThisCamera,
}: {
  readonly recording: RecordingControl
  readonly offer: RecordingOffer
  /** Opens the camera of this page for the takes. */
  readonly onThisCamera: () => void
}) {
  const { obstacle, names, withThisCamera } = offer
  const { state, start, stop } = recording
  if (state === 'stop kept')
    return (
      <div className={live.record}>
        <Button h={44} color={RED} leftSection={<IconPlayerStopFilled size={16} />} aria-disabled>
          Stopping as soon as you are connected
        </Button>
      </div>
    )
  if (state === 'recording' || state === 'stopping')
    return (
      <div className={live.record}>
        <Button
          h={44}
          color={RED}
          leftSection={<IconPlayerStopFilled size={16} />}
          loading={state === 'stopping'}
          onClick={stop}
          {...keyHint('room', 'record', 'Stop')}
        >
          Stop
        </Button>
      </div>
    )
  return (
    <div className={live.record}>
      <Button
        h={44}
        color={RED}
        leftSection={<IconPlayerRecordFilled size={16} />}
        loading={state === 'starting'}
        disabled={obstacle !== undefined}
        aria-describedby="lobby-record-about"
        onClick={start}
        {...keyHint('room', 'record', 'Record')}
      >
        Record
      </Button>
      {withThisCamera ? (
        <Button h={44} variant="default" leftSection={<IconVideo size={20} />} onClick={onThisCamera}>
          Record with this camera
        </Button>
      ) : null}
      <span id="lobby-record-about" className={live.recordAbout}>
        {obstacle ?? `Records ${names.join(', ')}`}
      </span>
    </div>
  )
}

function Running({ since, names }: { readonly since: number; readonly names: readonly string[] }) {
  const elapsed = useElapsed(since)
  return (
    <div className={recordingMark.recording} role="status" aria-label={`Recording ${names.join(', ')}`}>
      <span className={recordingMark.recordingDot} aria-hidden />
      <span className="callboard-figures" aria-hidden>
        {elapsed}
      </span>
      {names.join(', ')}
    </div>
  )
}

function Clock({ since }: { readonly since: number }) {
  return (
    <span className={live.recordSign} data-runs>
      <IconPlayerRecordFilled size={16} aria-hidden />
      <VisuallyHidden>, recording</VisuallyHidden>
      <span className="callboard-figures" aria-hidden>
        {useElapsed(since)}
      </span>
    </span>
  )
}

/** Small mark beside other panels than the pictures: a running recording, or a notice to read. */
export function RecordSign({ recording }: { readonly recording: RecordingControl }) {
  const { since, failure, notices } = recording
  return (
    <>
      {since === null ? null : <Clock since={since} />}
      {failure || notices.length > 0 ? (
        <span className={live.recordSign}>
          <IconAlertTriangle size={16} aria-hidden />
          <VisuallyHidden>, with a message</VisuallyHidden>
        </span>
      ) : null}
    </>
  )
}

function Told({ text, onDismiss }: { readonly text: string; readonly onDismiss: () => void }) {
  return (
    <Alert
      color="red"
      variant="filled"
      role="alert"
      withCloseButton
      closeButtonLabel="Dismiss"
      onClose={onDismiss}
    >
      {text}
    </Alert>
  )
}

/** Over the pictures: recorded names and time, or the reason of a failed start, and takes that ended by themselves. */
export function RecordOverlay({ recording }: { readonly recording: RecordingControl }) {
  const { since, names, failure, dismiss, notices, putAway } = recording
  return (
    <div className={live.recordOverlay}>
      {since === null ? null : <Running since={since} names={names} />}
      {failure ? <Told text={failure} onDismiss={dismiss} /> : null}
      {notices.map(({ take, text }) => (
        <Told key={take} text={text} onDismiss={() => putAway(take)} />
      ))}
    </div>
  )
}
