import type { FeedbackEntry, PostingGroup } from '@callboard/posting/contract'
import CardMarks from './card-marks.tsx'
import styles from './named-pictures.module.css'
import { unanswered } from './posting-groups.ts'
import StaffMarks from './staff-marks.tsx'

/** The answers that a picture of a strip has marks of. */
export interface Marked {
  readonly answers: readonly FeedbackEntry[]
  readonly me: string | undefined
  /** To staff: how often each answer was given, in place of the reader's marks. */
  readonly isStaff: boolean
  /** The reader may answer: who has none from them is marked, too. */
  readonly isAsked: boolean
  /** The reader's wait for a name. */
  readonly isUnsent: boolean
}

/** Over the small picture of a group, or of a take with these people of it. */
export function StripMarks({
  isStaff,
  isAsked,
  ...marked
}: Marked & { readonly group: PostingGroup; readonly talent: PostingGroup['records'] }) {
  const group = { ...marked.group, records: marked.talent }
  if (isStaff) return <StaffMarks isSmall group={group} answers={marked.answers} />
  const isOpen = isAsked && unanswered(group, marked.answers, marked.me).length > 0
  return (
    <span className={styles.marks} data-open={isOpen || undefined}>
      <CardMarks size="small" {...marked} />
    </span>
  )
}
