import { IconChevronLeft, IconChevronRight } from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import { keyHint } from '@callboard/kit/keys'
import { useEffect, useRef } from 'react'
import type { ShownTalent } from './posting-groups.ts'
import styles from './talent-pager.module.css'

/** From one group of the page to the one beside; both ways stand where they are, also one that leads nowhere. */
export function TalentPager(props: {
  /** What one steps by: on a page of groups of one, they are called talent. */
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
  const nameOf = ({ shown }: ShownTalent) => shown.group.name
  const back = `Previous ${props.by}${before ? `: ${nameOf(before)}` : ''}`
  const on = `Next ${props.by}${after ? `: ${nameOf(after)}` : ''}`
  const go = (to: ShownTalent) => {
    wasPressed.current = true
    onGo(to)
  }
  if (!before && !after) return null
  return (
    <nav ref={root} className={styles.root} aria-label="Talent">
      {props.place ? <span className={styles.place}>{props.place}</span> : null}
      <ActionIcon
        aria-label={back}
        disabled={!before}
        onClick={() => before && go(before)}
        {...(before && keyHint('list', 'previous', back))}
      >
        <IconChevronLeft size={20} />
      </ActionIcon>
      <ActionIcon
        aria-label={on}
        disabled={!after}
        onClick={() => after && go(after)}
        {...(after && keyHint('list', 'next', on))}
      >
        <IconChevronRight size={20} />
      </ActionIcon>
    </nav>
  )
}
