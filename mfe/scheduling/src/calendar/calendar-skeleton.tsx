import { Skeleton, Skeletons, VisuallyHidden } from '@callboard/kit/ui'
import type { CSSProperties } from 'react'
import styles from './calendar.module.css'
import type { CalendarViewName } from './calendar-span.ts'

const daysOf = (weeks: number) => Array.from({ length: weeks * 7 }, (_, day) => day)

/** Skeleton of the month's weeks, or of the agenda's rows. */
export function CalendarSkeleton({
  view,
  weeks,
}: {
  readonly view: CalendarViewName
  readonly weeks: number
}) {
  if (view === 'agenda') return <Skeletons rows={6} height={64} />
  return (
    <div className={styles.skeleton} style={{ '--weeks': weeks } as CSSProperties} aria-busy="true">
      <VisuallyHidden>Loading</VisuallyHidden>
      <div className={styles.skeletonHead} />
      {daysOf(weeks).map((day) => (
        <div key={day} className={styles.skeletonDay}>
          <Skeleton height={12} width={20} ml="auto" />
          {day % 5 === 2 ? <Skeleton height={20} mt={8} /> : null}
        </div>
      ))}
    </div>
  )
}
