import { Skeleton, Stack, VisuallyHidden } from '@callboard/kit/ui'
import styles from './sign-in.module.css'

/** A title, a line and two things to choose from or to fill in. */
export function StepSkeleton() {
  return (
    <Stack gap="md" aria-busy="true" className={styles.flow}>
      <VisuallyHidden>Loading</VisuallyHidden>
      <Skeleton height={28} width="70%" />
      <Skeleton height={14} />
      <Skeleton height={42} />
      <Skeleton height={42} />
    </Stack>
  )
}
