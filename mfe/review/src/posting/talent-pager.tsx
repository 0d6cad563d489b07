import { IconChevronLeft, IconChevronRight } from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import { Button } from '@callboard/kit/ui'
import type { PostingGroup } from '@callboard/posting/contract'
import type { ReactNode } from 'react'
import { type PostingShown, type ToAnswer, talentName } from './posting-groups.ts'
import styles from './talent-pager.module.css'

/** From one group of the page to another, and to the next talent whom the reader has not answered. */
export function TalentPager(props: {
  readonly shown: readonly PostingShown[]
  readonly open: PostingGroup
  /** Whom the reader has to answer yet. */
  readonly next: ToAnswer | undefined
  /** The active talent is answered: the next one is what is left to do. */
  readonly isDone: boolean
  readonly onGo: (group: string) => void
  readonly onNext: (next: ToAnswer) => void
  /** In place of the next talent. */
  readonly children: ReactNode
}) {
  const { shown, open, next, onGo } = props
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
      <span className={styles.place}>
        {at + 1} of {shown.length}
      </span>
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
      {next ? (
        <Button
          className={styles.next}
          variant={props.isDone ? 'filled' : 'default'}
          title={`Answer ${talentName(next.talent)}`}
          onClick={() => props.onNext(next)}
        >
          Answer {talentName(next.talent)}
        </Button>
      ) : null}
      {props.children}
    </nav>
  )
}
