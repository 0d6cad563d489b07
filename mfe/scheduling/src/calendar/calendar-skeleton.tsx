import { Skeleton, Skeletons, VisuallyHidden } from '@callboard/kit/ui'
import type { CalendarViewName } from './calendar-span.ts'
import './calendar.css'

const DAYS = Array.from({ length: 42 }, (_, day) => day)

/** Skeleton of the month's weeks, or of the agenda's rows. */
export function CalendarSkeleton({ view }: { readonly view: CalendarViewName }) {
  if (view === 'agenda') return <Skeletons rows={6} height={64} />
  return (
    <div className="calendar-skeleton" aria-busy="true">
      <VisuallyHidden>Loading</VisuallyHidden>
      <div className="calendar-skeleton-head" />
      {DAYS.map((day) => (
        <div key={day} className="calendar-skeleton-day">
          <Skeleton height={12} width={20} ml="auto" />
          {day % 5 === 2 ? <Skeleton height={36} mt={8} /> : null}
        </div>
      ))}
    </div>
  )
}
