import { sayWallTime } from '@callboard/kit/day'
import { Button } from '@callboard/kit/ui'
import styles from './asked-list.module.css'
import type { Held } from './carried.ts'

/** Requests for another time, in the words of their talent; a move answers one. */
export default function AskedList(props: {
  readonly asked: readonly Held[]
  readonly onMove: (held: Held) => void
}) {
  return (
    <section className={styles.asked} aria-labelledby="asked-times">
      <h2 id="asked-times">Asks for another time</h2>
      <ul>
        {props.asked.map((held) => (
          <li key={held.talent.appointmentId}>
            <time>{sayWallTime(held.slot.start_wall)}</time>
            <span className={styles.words}>
              <strong>{held.name}</strong>, {held.role}: “{held.talent.reply?.note}”
            </span>
            <Button
              variant="default"
              size="compact-sm"
              aria-label={`Move to…, ${held.name}`}
              onClick={() => props.onMove(held)}
            >
              Move to…
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
