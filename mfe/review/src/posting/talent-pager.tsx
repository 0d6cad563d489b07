import { IconChevronLeft, IconChevronRight } from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import { keyHint } from '@callboard/kit/keys'
import { useEffect, useRef } from 'react'
import { type ShownTalent, talentName } from './posting-groups.ts'
import styles from './talent-pager.module.css'

/** From one talent of the page to the one beside, where there is another. */
export function TalentPager(props: {
  readonly before: ShownTalent | undefined
  readonly after: ShownTalent | undefined
  readonly onGo: (to: ShownTalent) => void
}) {
  const { before, after, onGo } = props
  const root = useRef<HTMLElement>(null)
  const wasPressed = useRef(false)
  // The button that leaves at an end leaves the focus to the other one.
  useEffect(() => {
    if (wasPressed.current && !root.current?.contains(document.activeElement))
      root.current?.querySelector('button')?.focus()
    wasPressed.current = false
  })
  const go = (to: ShownTalent) => {
    wasPressed.current = true
    onGo(to)
  }
  if (!before && !after) return null
  return (
    <nav ref={root} className={styles.root} aria-label="Talent">
      {before ? (
        <ActionIcon
          className={styles.before}
          aria-label="Previous talent"
          onClick={() => go(before)}
          {...keyHint('answer', 'previousTalent', `Previous: ${talentName(before.talent)}`)}
        >
          <IconChevronLeft size={20} />
        </ActionIcon>
      ) : null}
      {after ? (
        <ActionIcon
          className={styles.after}
          aria-label="Next talent"
          onClick={() => go(after)}
          {...keyHint('answer', 'nextTalent', `Next: ${talentName(after.talent)}`)}
        >
          <IconChevronRight size={20} />
        </ActionIcon>
      ) : null}
    </nav>
  )
}
