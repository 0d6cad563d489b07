import { Skeleton, Stack, VisuallyHidden } from '@callboard/kit/ui'
import styles from './booking-page.module.css'

const LINES = [120, 240, 180, 140]

/** Skeleton of the booking page while the free times load. */
export function BookingSkeleton() {
  return (
    <div className={styles.root} aria-busy="true">
      <VisuallyHidden>Loading</VisuallyHidden>
      <Stack gap="sm" mb="lg">
        {LINES.map((width, line) => (
          <Skeleton key={width} height={line === 1 ? 28 : 14} width={width} />
        ))}
      </Stack>
      <Stack gap={6} mb="lg">
        <Skeleton height={14} width={40} />
        <Skeleton height={42} />
      </Stack>
      <div className={styles.bar}>
        <Skeleton height={50} />
      </div>
    </div>
  )
}
