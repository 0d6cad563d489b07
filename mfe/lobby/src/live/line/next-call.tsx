import { Fact, factWords } from '@callboard/kit/facts'
import { IconPlayerSkipForward } from '@callboard/kit/icons'
import { keyHint } from '@callboard/kit/keys'
import { Button, readersZone } from '@callboard/kit/ui'
import type { LobbyRecord } from '@callboard/lobby/contract'
import styles from '../live.module.css'
import { nextWords, paceOf } from './pace.ts'

/** The one large fact of the line: how far the day is behind, and the next call. */
export function NextCall(props: {
  /** In the order of the line. */
  readonly records: readonly LobbyRecord[]
  readonly zone: string
  /** milliseconds */
  readonly now: number
  /** Absent where no record can be moved. */
  readonly onCallNext: (() => void) | undefined
}) {
  const { zone, now } = props
  const { next, fact, about } = paceOf(props.records, zone, now)
  return (
    <div className={styles.next}>
      <div className={styles.nextFacts}>
        <Fact {...factWords(fact)} />
        <span className={styles.nextAbout}>
          {[about, next && nextWords(next, zone, now, readersZone())].filter(Boolean).join(' · ')}
        </span>
      </div>
      {props.onCallNext ? (
        <Button
          flex="none"
          leftSection={<IconPlayerSkipForward size={16} />}
          disabled={!next}
          onClick={props.onCallNext}
          {...keyHint('line', 'callNext', 'Call next')}
        >
          Call next
        </Button>
      ) : null}
    </div>
  )
}
