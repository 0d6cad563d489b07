import { IconCircleCheck, IconHourglass } from '@callboard/kit/icons'
import { VisuallyHidden } from '@callboard/kit/ui'
import styles from './book-status.module.css'

/** Staffing of a date: Book (assigned) is the rule and quiet, Hold asks for somebody; each with its word. */
export function BookStatus({
  status,
  isSign = false,
}: {
  readonly status: string
  /** Where there is no room for the word beside the icon. */
  readonly isSign?: boolean
}) {
  const booked = status === 'Book'
  return (
    <span
      className={styles.root}
      data-booked={booked || undefined}
      title={booked ? 'Somebody runs this date' : 'Nobody runs this date yet: add a manager or lobby manager'}
    >
      {booked ? <IconCircleCheck size={16} aria-hidden /> : <IconHourglass size={16} aria-hidden />}
      {isSign ? <VisuallyHidden>{status}</VisuallyHidden> : status}
    </span>
  )
}
