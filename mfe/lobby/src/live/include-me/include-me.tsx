import { useAccount } from '@callboard/kit/data'
import { Checkbox } from '@callboard/kit/ticks'
import { Text } from '@callboard/kit/ui'
import type { TakeView } from '@callboard/review/contract'
import { useSyncExternalStore } from 'react'
import type { LocalMedia } from '../../meeting/local-media.ts'
import { RecordingMark } from '../../recorder/recording-mark.tsx'
import styles from './include-me.module.css'
import { useStaffDevice } from './use-staff-device.ts'

export interface IncludeMeProps {
  /** id of the signed-in account */
  readonly account: string
  readonly media: LocalMedia
  readonly takes: readonly TakeView[]
  /** ids of the takes that this page has asked for */
  readonly asked: readonly string[]
  readonly checked: boolean
  readonly onChange: (checked: boolean) => void
}

/** What this device would record, or why it cannot. */
function cameraWords(media: LocalMedia): string {
  const camera = media.camera()
  if (camera.kind === 'failed') return camera.words
  const name = media.stream()?.getVideoTracks()[0]?.label
  return camera.kind === 'on' && name ? `Records with ${name}` : 'Opening the camera …'
}

function Included({ account, media, takes, asked, checked, onChange }: IncludeMeProps) {
  useSyncExternalStore(media.subscribe, media.state)
  const state = useStaffDevice(account, media, takes, asked)
  const change = (wanted: boolean) => {
    if (wanted) void media.open({ camera: true, microphone: true })
    onChange(wanted)
  }
  return (
    <div className={styles.root}>
      <Checkbox
        label="Include me"
        checked={checked}
        disabled={state.recording !== null}
        onChange={(event) => change(event.currentTarget.checked)}
      />
      <Text size="xs" c="dimmed" role={checked ? 'status' : undefined}>
        {checked ? cameraWords(media) : 'The camera of this device records as well.'}
      </Text>
      <RecordingMark state={{ ...state, recording: null }} busy={state.recording !== null} />
    </div>
  )
}

/** Records the group with this device as well: the camera of the room. */
export default function IncludeMe(props: Omit<IncludeMeProps, 'account'>) {
  const account = useAccount()
  return account ? <Included {...props} account={account._id} /> : null
}
