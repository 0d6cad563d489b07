import { IconChevronLeft, IconChevronRight } from '@callboard/kit/icons'
import styles from './group-steps.module.css'
import keyed from './keyed-action.module.css'
import { firstTalent, type ShownGroup } from './review-groups.ts'

/** Of the two keys of a list beside a player, which has its letter. */
const KEYS = {
  previous: { key: '↑', 'aria-keyshortcuts': 'ArrowUp' },
  next: { key: '↓', 'aria-keyshortcuts': 'ArrowDown' },
} as const

/** From the open group to those beside it; the one after it by the name of its first talent. */
export function GroupSteps(props: {
  readonly previous: ShownGroup | undefined
  readonly next: ShownGroup | undefined
  readonly onStep: (by: 1 | -1) => void
}) {
  const { previous, next } = props
  if (!previous && !next) return null
  const back = previous ? `Previous: ${firstTalent(previous)}` : 'Previous group'
  const on = next ? `Next: ${firstTalent(next)}` : 'Next group'
  return (
    <div className={styles.root}>
      <button
        type="button"
        className={`${keyed.root} ${styles.previous}`}
        aria-label={back}
        title={`${back} (${KEYS.previous.key})`}
        aria-keyshortcuts={KEYS.previous['aria-keyshortcuts']}
        disabled={!previous}
        onClick={() => props.onStep(-1)}
      >
        <IconChevronLeft size={20} aria-hidden />
      </button>
      <button
        type="button"
        className={`${keyed.root} ${styles.next}`}
        aria-label={on}
        title={`${on} (${KEYS.next.key})`}
        aria-keyshortcuts={KEYS.next['aria-keyshortcuts']}
        disabled={!next}
        onClick={() => props.onStep(1)}
      >
        <span className={styles.name}>
          <span>{next ? 'Next: ' : 'Next'}</span>
          {next ? firstTalent(next) : null}
        </span>
        {next ? <span className={keyed.key} data-key={KEYS.next.key} /> : null}
        <IconChevronRight size={20} aria-hidden />
      </button>
    </div>
  )
}
