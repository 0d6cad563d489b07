import type { WaitingRoomView } from '@callboard/lobby/contract'
import styles from './waiting-room.module.css'

/** 'Syncing' or 'Not Syncing', in the words of the sources. */
export function SyncMark({ syncing }: Pick<WaitingRoomView, 'syncing'>) {
  return (
    <span className={styles.sync} data-syncing={syncing || undefined} role="status">
      {syncing ? 'Syncing' : 'Not Syncing'}
    </span>
  )
}
