import { IconChevronLeft, IconChevronRight } from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import { keyHint } from '@callboard/kit/keys'
import { useEffect, useRef } from 'react'
import { type ShownTalent, talentName } from './posting-groups.ts'
import styles from './talent-pager.module.css'

/** From one talent or group of the page to the one beside; both ways stand where they are, also one that leads nowhere. */
export function TalentPager(props: {
  /** What one steps by. */
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
    <nav ref={root} className={styles.root} aria-label="Talent">
      {props.place ? <span className={styles.place}>{props.place}</span> : null}
      <ActionIcon
        aria-label={`Previous ${props.by}`}
        disabled={!before}
        onClick={() => before && go(before)}
        {...(before &&
          keyHint('answer', 'previousTalent', `Previous ${props.by}: ${talentName(before.talent)}`))}
      >
        <IconChevronLeft size={20} />
      </ActionIcon>
      <ActionIcon
        aria-label={`Next ${props.by}`}
        disabled={!after}
        onClick={() => after && go(after)}
        {...(after && keyHint('answer', 'nextTalent', `Next ${props.by}: ${talentName(after.talent)}`))}
      >
        <IconChevronRight size={20} />
      </ActionIcon>
    </nav>
  )
}
