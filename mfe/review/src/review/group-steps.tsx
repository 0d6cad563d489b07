import { IconChevronLeft, IconChevronRight, IconLayoutGrid } from '@callboard/kit/icons'
import styles from './group-steps.module.css'
import keyed from './keyed-action.module.css'
import { briefName, type ShownGroup, wholeName } from './review-groups.ts'

/** Of the two keys of a list beside a player, which has its letter. */
const KEYS = {
  previous: { key: '↑', 'aria-keyshortcuts': 'ArrowUp' },
  next: { key: '↓', 'aria-keyshortcuts': 'ArrowDown' },
} as const

/** From the open group to those beside it; the one after it by its brief name. */
export function GroupSteps(props: {
  readonly previous: ShownGroup | undefined
  readonly next: ShownGroup | undefined
  readonly onStep: (by: 1 | -1) => void
  /** After the last one. */
  readonly onAll: () => void
}) {
  const { previous, next } = props
  if (!previous && !next) return null
  const back = previous ? `Previous: ${wholeName(previous)}` : 'Previous group'
  const on = next ? `Next: ${wholeName(next)}` : 'All groups'
  return (
    <div className={styles.root} data-steps>
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
        title={next ? `${on} (${KEYS.next.key})` : undefined}
        aria-keyshortcuts={next && KEYS.next['aria-keyshortcuts']}
        onClick={() => (next ? props.onStep(1) : props.onAll())}
      >
        <span className={styles.name}>
          {next ? (
            <>
              <span>Next: </span>
              {briefName(next)}
            </>
          ) : (
            on
          )}
        </span>
        {next ? <span className={keyed.key} data-key={KEYS.next.key} /> : null}
        {next ? <IconChevronRight size={20} aria-hidden /> : <IconLayoutGrid size={16} aria-hidden />}
      </button>
    </div>
  )
}
