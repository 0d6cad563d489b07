import { IconChevronLeft, IconChevronRight } from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import { useEffect, useRef } from 'react'
import { STEP_KEYS } from '../takes/step-keys.ts'
import styles from './group-pager.module.css'
import type { ShownTalent } from './posting-groups.ts'

const nameOf = ({ shown }: ShownTalent) => shown.group.name

/** From one group of the page to the one beside; both ways stand where they are, also one that leads nowhere. */
export function GroupPager(props: {
  /** What the reader calls a group: all of one talent are the talent. */
  readonly by: 'talent' | 'group'
  /** Where one is, as `Group 1 of 2`; undefined: it stands elsewhere. */
  readonly place?: string | undefined
  readonly before: ShownTalent | undefined
  readonly after: ShownTalent | undefined
  readonly onGo: (to: ShownTalent) => void
}) {
  const { before, after, onGo } = props
  const root = useRef<HTMLElement>(null)
  const wasPressed = useRef(false)
  // A button that leads nowhere any more leaves the focus to the other one.
  useEffect(() => {
    if (wasPressed.current && !root.current?.querySelector('button:enabled:focus'))
      root.current?.querySelector<HTMLElement>('button:enabled')?.focus()
    wasPressed.current = false
  })
  const go = (to: ShownTalent) => {
    wasPressed.current = true
    onGo(to)
  }
  if (!before && !after) return null
  return (
    <nav ref={root} className={styles.root} aria-label="Groups">
      {props.place ? <span className={styles.place}>{props.place}</span> : null}
      <ActionIcon
        aria-label={`Previous ${props.by}`}
        disabled={!before}
        onClick={() => before && go(before)}
        title={before && `Previous ${props.by}: ${nameOf(before)} (${STEP_KEYS.previous.key})`}
        aria-keyshortcuts={STEP_KEYS.previous['aria-keyshortcuts']}
      >
        <IconChevronLeft size={20} />
      </ActionIcon>
      <ActionIcon
        aria-label={`Next ${props.by}`}
        disabled={!after}
        onClick={() => after && go(after)}
        title={after && `Next ${props.by}: ${nameOf(after)} (${STEP_KEYS.next.key})`}
        aria-keyshortcuts={STEP_KEYS.next['aria-keyshortcuts']}
      >
        <IconChevronRight size={20} />
      </ActionIcon>
    </nav>
  )
}
