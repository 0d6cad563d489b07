import { Alert, Button } from '@callboard/kit/ui'
import type { LocalMedia } from '../meeting/local-media.ts'
import { type SwitchedOff, switchOnWords } from '../meeting/switched-off.ts'
import styles from './message.module.css'

/** Request to the talent after staff have tried to record, with a button that switches the devices on. */
export function RecordWish({ off, media }: { readonly off: SwitchedOff; readonly media: LocalMedia }) {
  return (
    <Alert variant="default" role="alert" className={styles.recordWish}>
      {switchOnWords(off)}
      <Button mt="sm" h={44} display="block" onClick={() => void media.open(off)}>
        Turn on
      </Button>
    </Alert>
  )
}
