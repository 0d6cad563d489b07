import type { FeedbackEntry, PostingGroup } from '@callboard/posting/contract'
import CardMarks from './card-marks.tsx'
import StaffMarks from './staff-marks.tsx'

/** The answers that a picture of a strip has marks of. */
export interface Marked {
  readonly answers: readonly FeedbackEntry[]
  readonly me: string | undefined
  /** To staff: how often each answer was given, in place of the reader's marks. */
  readonly isStaff: boolean
  /** The reader's wait for a name. */
  readonly isUnsent: boolean
}

/** Over the small picture of a group, or of a take with these people of it. */
export const StripMarks = ({
  isStaff,
  ...marked
}: Marked & { readonly group: PostingGroup; readonly talent: PostingGroup['records'] }) =>
  isStaff ? (
    <StaffMarks isSmall group={{ ...marked.group, records: marked.talent }} answers={marked.answers} />
  ) : (
    <CardMarks size="small" {...marked} />
  )
