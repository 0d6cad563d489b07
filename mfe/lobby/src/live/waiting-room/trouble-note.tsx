import { Button } from '@callboard/kit/ui'
import type { WaitingRoomView } from '@callboard/lobby/contract'
import styles from './waiting-room.module.css'

const WORDS: Readonly<Record<NonNullable<WaitingRoomView['trouble']>, string>> = {
  off: 'The sync with TWR is switched off for this session.',
  unreachable: 'TWR does not answer. Everything else goes on; this list is asked for again by itself.',
  unknown:
    'TWR does not know the room that this session names. A casting director can change it in the session.',
}

/** Says why the list may be old, with a way to ask again. */
export function TroubleNote(props: {
  readonly trouble: NonNullable<WaitingRoomView['trouble']>
  readonly onRetry: () => void
}) {
  return (
    <div className={styles.trouble} role="alert">
      <p>{WORDS[props.trouble]}</p>
      {props.trouble === 'off' ? null : (
        <Button size="compact-sm" variant="default" onClick={props.onRetry}>
          Retry
        </Button>
      )}
    </div>
  )
}
