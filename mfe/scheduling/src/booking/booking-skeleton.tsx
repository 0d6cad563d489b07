import { Skeleton, Stack, VisuallyHidden } from '@callboard/kit/ui'
import styles from './booking-page.module.css'

/** Office, session, date, place: width and height in px. */
const LINES = [
  [120, 14],
  [180, 20],
  [300, 36],
  [140, 14],
] as const

/** Skeleton of the booking page while the free times load. */
export function BookingSkeleton() {
  return (
    <div className={styles.root} aria-busy="true">
      <VisuallyHidden>Loading</VisuallyHidden>
      <Stack gap="sm" mb="lg">
        {LINES.map(([width, height]) => (
          <Skeleton key={width} height={height} width={width} />
        ))}
      </Stack>
      <Stack gap={6} mb="lg">
        <Skeleton height={14} width={40} />
        <Skeleton height={52} />
      </Stack>
      <div className={styles.bar}>
        <Skeleton height={50} />
      </div>
    </div>
  )
}
