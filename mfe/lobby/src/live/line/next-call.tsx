import { zoneAbbreviation } from '@callboard/core/http-contract'
import { Fact, factWords } from '@callboard/kit/facts'
import { IconPlayerSkipForward } from '@callboard/kit/icons'
import { keyHint } from '@callboard/kit/keys'
import { Button, readersZone } from '@callboard/kit/ui'
import type { LobbyRecord } from '@callboard/lobby/contract'
import { saidCall } from '../../shared/call-times.ts'
import styles from '../live.module.css'
import { nameOf } from '../row-actions.ts'
import { paceOf } from './pace.ts'

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
  const clock = zone !== readersZone() && `Times in ${zoneAbbreviation(new Date(now), zone)}`
  return (
    <div className={styles.next}>
      <div className={styles.nextFacts}>
        <Fact {...factWords(fact)} />
        <span className={styles.nextAbout}>
          {[about, next && `Next: ${nameOf(next)}`, next?.actual_call && saidCall(next.actual_call), clock]
            .filter(Boolean)
            .join(' · ')}
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
