import { Skeleton, SkeletonHead, Stack, VisuallyHidden } from '@callboard/kit/ui'
import './session-editor.css'

const DATE_FIELDS = ['date', 'time', 'location', 'managers', 'lobby managers']

function Field() {
  return (
    <Stack gap={6}>
      <Skeleton height={14} width={80} />
      <Skeleton height={36} />
    </Stack>
  )
}

/** Skeleton of the name, the zone and one date. */
export function SessionSkeleton() {
  return (
    <Stack className="callboard-page" gap="lg" aria-busy="true">
      <VisuallyHidden>Loading</VisuallyHidden>
      <SkeletonHead />
      <div className="session-fields">
        <Field />
        <Field />
      </div>
      <Skeleton height={36} width={140} />
      <div className="session-date callboard-surface">
        <Skeleton height={20} width={180} />
        <div className="session-date-fields">
          {DATE_FIELDS.map((field) => (
            <Field key={field} />
          ))}
        </div>
        <Field />
      </div>
    </Stack>
  )
}
