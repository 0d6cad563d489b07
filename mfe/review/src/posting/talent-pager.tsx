import { IconChevronLeft, IconChevronRight } from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import type { PostingGroup } from '@callboard/posting/contract'
import type { PostingShown } from './posting-groups.ts'
import styles from './talent-pager.module.css'

/** From one group of the page to another, where there is another. */
export function TalentPager(props: {
  readonly shown: readonly PostingShown[]
  readonly open: PostingGroup
  readonly onGo: (group: string) => void
}) {
  const { shown, open, onGo } = props
  if (shown.length < 2) return null
  const at = shown.findIndex(({ group }) => group._id === open._id)
  const step = (by: number) => shown[at + by]?.group._id
  const [before, after] = [step(-1), step(1)]
  return (
    <nav className={styles.root} aria-label="Talent">
      <ActionIcon
        size="lg"
        variant="default"
        aria-label="Previous talent"
        title="Previous talent"
        disabled={before === undefined}
        onClick={() => before && onGo(before)}
      >
        <IconChevronLeft size={20} />
      </ActionIcon>
      <ActionIcon
        size="lg"
        variant="default"
        aria-label="Next talent"
        title="Next talent"
        disabled={after === undefined}
        onClick={() => after && onGo(after)}
      >
        <IconChevronRight size={20} />
      </ActionIcon>
    </nav>
  )
}
