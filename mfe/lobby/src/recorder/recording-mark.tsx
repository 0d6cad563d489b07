import { Alert, Stack, useLeaveWarning } from '@callboard/kit/ui'
import { useElapsed } from '../live/use-elapsed.ts'
import styles from './recording-mark.module.css'
import type { DeviceState } from './take-device.ts'
import { uploadWords } from './upload-words.ts'
import { useWakeLock } from './use-wake-lock.ts'

function Recording({ since }: { readonly since: number }) {
  const elapsed = useElapsed(since)
  return (
    <div className={styles.recording} role="status" aria-label="Recording">
      <span className={styles.recordingDot} aria-hidden />
      Recording
      <span className="callboard-figures" aria-hidden>
        {elapsed}
      </span>
    </div>
  )
}

/** Tells the talent about a running recording and unfinished uploads. */
export function RecordingMark({
  state,
  busy = false,
}: {
  readonly state: DeviceState
  /** It records, and other words on the page say so. */
  readonly busy?: boolean
}) {
  const words = uploadWords(state)
  const records = busy || state.recording !== null
  const isBusy = records || words?.tone === 'busy'
  useWakeLock(records)
  useLeaveWarning(isBusy)
  if (!state.recording && !words) return null
  return (
    <Stack gap={6} align="flex-start" className={styles.root}>
      {state.recording ? <Recording since={state.recording.since} /> : null}
      {words?.tone === 'busy' ? (
        <div className={styles.uploading} role="status">
          {words.text}
          {state.recording ? '' : '. Please keep this page open.'}
        </div>
      ) : null}
      {words?.tone === 'calm' ? (
        <div className={styles.uploading} role="status">
          {words.text}
        </div>
      ) : null}
      {words?.tone === 'failed' ? (
        <Alert color="red" role="alert">
          {words.text}
        </Alert>
      ) : null}
    </Stack>
  )
}
