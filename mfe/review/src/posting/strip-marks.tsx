import type { FeedbackEntry, PostingGroup } from '@callboard/posting/contract'
import { answerOf } from './answers.ts'
import CardMarks from './card-marks.tsx'
import styles from './named-pictures.module.css'
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

type Pictured = Omit<Marked, 'isStaff'> & {
  readonly group: PostingGroup
  readonly talent: PostingGroup['records']
}

/** Some of these people are answered, and others not. */
function isPartly({ answers, group, talent, me }: Pictured): boolean {
  const given = talent.filter(({ _id }) => answerOf(answers, { ref_id: group._id, to_user: _id }, me)).length
  return given > 0 && given < talent.length
}

/** Over the small picture of a group, or of a take with these people of it. */
export const StripMarks = ({ isStaff, ...marked }: Pictured & Pick<Marked, 'isStaff'>) =>
  isStaff ? (
    <StaffMarks isSmall group={{ ...marked.group, records: marked.talent }} answers={marked.answers} />
  ) : (
    <span className={isPartly(marked) ? styles.partly : undefined}>
      <CardMarks size="small" {...marked} />
    </span>
  )
