import { Alert, Button } from '@callboard/kit'
import { IconPlayerRecordFilled, IconPlayerStopFilled } from '@callboard/kit/icons'
import { useElapsed } from './use-elapsed.ts'
import type { RecordingControl } from './use-recording.ts'

/** Red is kept for recording; white words stand on it in both schemes. */
const RED = '#c22a20'

/** Record or Stop. */
export function RecordControl({
  recording,
  hasGroup,
}: {
  readonly recording: RecordingControl
  readonly hasGroup: boolean
}) {
  const { state, start, stop } = recording
  if (state === 'recording' || state === 'stopping')
    return (
      <Button
        h={44}
        color={RED}
        leftSection={<IconPlayerStopFilled size={18} />}
        loading={state === 'stopping'}
        onClick={stop}
      >
        Stop
      </Button>
    )
  return (
    <Button
      h={44}
      color={RED}
      leftSection={<IconPlayerRecordFilled size={18} />}
      loading={state === 'starting'}
      disabled={!hasGroup}
      title={hasGroup ? undefined : 'Add somebody to the group first'}
      onClick={start}
    >
      Record
    </Button>
  )
}

function Running({ since, names }: { readonly since: number; readonly names: readonly string[] }) {
  const elapsed = useElapsed(since)
  return (
    <div className="lobby-recording" role="status" aria-label={`Recording ${names.join(', ')}`}>
      <span className="lobby-recording-dot" aria-hidden />
      <span className="callboard-figures" aria-hidden>
        {elapsed}
      </span>
      {names.join(', ')}
    </div>
  )
}

/** Over the pictures: who is recorded and for how long, or why nobody is. */
export function RecordOverlay({ recording }: { readonly recording: RecordingControl }) {
  const { since, names, failure, dismiss } = recording
  return (
    <div className="lobby-record-overlay">
      {since === null ? null : <Running since={since} names={names} />}
      {failure ? (
        <Alert
          color="red"
          variant="filled"
          role="alert"
          withCloseButton
          closeButtonLabel="Dismiss"
          onClose={dismiss}
        >
          {failure}
        </Alert>
      ) : null}
    </div>
  )
}
