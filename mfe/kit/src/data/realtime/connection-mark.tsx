import { Group } from '@mantine/core'
import { IconWifiOff } from '../../ui/icons.ts'
import { useConnection } from './connection.ts'
import styles from './connection-mark.module.css'

/** Made when it is needed: the first format of a page takes a phone's processor 60 ms. */
const clock = (instant: Date) =>
  new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' }).format(instant)

/** Says when the page is not in step with the server; nothing while all is well. */
export function ConnectionMark() {
  const { state, lastUpdated } = useConnection()
  if (state !== 'offline') return null
  return (
    <Group role="status" className={styles.root} data-connection="lost" gap={6} wrap="nowrap">
      <IconWifiOff size={16} aria-hidden />
      <span className={styles.words}>
        Reconnecting
        {lastUpdated ? <span className={styles.since}>, last updated {clock(lastUpdated)}</span> : null}
      </span>
    </Group>
  )
}
