import { useConnection } from '@callboard/kit/data'
import styles from './message.module.css'

const clock = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' })

/** Proves that the page is alive, or says since when it is not. */
export function LiveDot() {
  const { state, lastUpdated } = useConnection()
  const isLive = state === 'online'
  const since = lastUpdated ? `, last updated ${clock.format(lastUpdated)}` : ''
  return (
    <div className={styles.live} role="status" data-live={isLive || undefined}>
      <span className={styles.liveDot} aria-hidden />
      {isLive
        ? 'Live, this page updates by itself'
        : state === 'offline'
          ? `Reconnecting${since}`
          : 'Connecting'}
    </div>
  )
}
