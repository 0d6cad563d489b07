import { IconChevronLeft, IconChevronRight, IconLayoutGrid } from '@callboard/kit/icons'
import { ariaKeys, keyWord } from '@callboard/kit/keys'
import type { ComponentProps } from 'react'
import { STEP_KEYS } from '../takes/step-keys.ts'
import styles from './group-steps.module.css'
import keyed from './keyed-action.module.css'
import { briefName, type ShownGroup, wholeName } from './review-groups.ts'

/** The way on: of a group to view it marks the group and leads to the next one to view, of any other to the one beside it. */
function wayOn(props: ComponentProps<typeof GroupSteps>): {
  readonly words: string
  readonly to: ShownGroup | undefined
  readonly key: { readonly key: string; readonly 'aria-keyshortcuts': string | undefined } | undefined
  readonly run: () => void
} {
  const { next, toView, onViewed, onStep, onAll } = props
  if (onViewed)
    return {
      words: toView ? 'Viewed, next: ' : 'Viewed, that is all',
      to: toView,
      key: { key: keyWord('take', 'viewedNext'), 'aria-keyshortcuts': ariaKeys('take', 'viewedNext') },
      run: onViewed,
    }
  if (next) return { words: 'Next: ', to: next, key: STEP_KEYS.next, run: () => onStep(1) }
  return { words: 'All groups', to: undefined, key: undefined, run: onAll }
}

/** From the open group to those beside it, by their brief names; of one talent by the whole name. */
export function GroupSteps(props: {
  readonly previous: ShownGroup | undefined
  readonly next: ShownGroup | undefined
  readonly onStep: (by: 1 | -1) => void
  /** After the last one. */
  readonly onAll: () => void
  /** Where it goes on once the group is viewed; undefined: it is the last one to view. */
  readonly toView: ShownGroup | undefined
  /** Marks the group as viewed and goes on; absent where it is no group to view. */
  readonly onViewed: (() => void) | undefined
}) {
  const { previous } = props
  const back = previous ? `Previous: ${wholeName(previous)}` : 'Previous group'
  const { words, to, key, run } = wayOn(props)
  const whole = to ? words + wholeName(to) : words
  return (
    <div className={styles.root} data-steps>
      <button
        type="button"
        className={`${keyed.root} ${styles.previous}`}
        aria-label={back}
        title={`${back} (${STEP_KEYS.previous.key})`}
        aria-keyshortcuts={STEP_KEYS.previous['aria-keyshortcuts']}
        disabled={!previous}
        onClick={() => props.onStep(-1)}
      >
        <IconChevronLeft size={20} aria-hidden />
      </button>
      <button
        type="button"
        className={`${keyed.root} ${styles.next}`}
        aria-label={whole}
        title={key && `${whole} (${key.key})`}
        aria-keyshortcuts={key?.['aria-keyshortcuts']}
        onClick={run}
      >
        <span className={styles.name}>
          <span className={styles.words}>{words}</span>
          {to ? (to.group.records.length > 1 ? briefName(to) : wholeName(to)) : null}
        </span>
        {to ? <IconChevronRight size={20} aria-hidden /> : <IconLayoutGrid size={16} aria-hidden />}
        {key ? <span className={keyed.key} data-key={key.key} /> : null}
      </button>
    </div>
  )
}
