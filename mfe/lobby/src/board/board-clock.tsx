import { useNow } from '../sheet/use-now.ts'
import styles from './board.module.css'

/** Between two looks at the clock, which shows minutes. Milliseconds. */
const LOOK = 5_000

/** The time on the wall of the session. */
export function BoardClock({ zone }: { readonly zone: string }) {
  const now = useNow(LOOK)
  const words = new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit', timeZone: zone })
  return <time className={styles.clock}>{words.format(now)}</time>
}
