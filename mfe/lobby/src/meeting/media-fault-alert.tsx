import { Alert, Button } from '@callboard/kit/ui'
import { useSyncExternalStore } from 'react'
import type { LocalMedia } from './local-media.ts'
import styles from './meeting-room.module.css'

/** Says why the own camera or microphone does not open, with another try; nothing while all is well. */
export function MediaFault({ media }: { readonly media: LocalMedia }) {
  const { words } = useSyncExternalStore(media.subscribe, media.state)
  if (!words) return null
  return (
    <Alert color="red" role="alert" className={styles.mediaFault}>
      {words}
      <Button
        size="compact-sm"
        variant="default"
        mt="xs"
        display="block"
        onClick={() => void media.open({ camera: true, microphone: true })}
      >
        Try again
      </Button>
    </Alert>
  )
}
