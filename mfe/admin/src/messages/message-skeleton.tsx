import { Skeleton, Stack, VisuallyHidden } from '@callboard/kit/ui'
import styles from './message-drawer.module.css'

const FACTS = [0, 1, 2, 3, 4, 5]

/** The facts of a message, its subject, and the message. */
export function MessageSkeleton() {
  return (
    <Stack aria-busy="true">
      <VisuallyHidden>Loading</VisuallyHidden>
      <div className={styles.facts}>
        {FACTS.map((fact) => [
          <Skeleton key="name" height={10} my={5} width={56} />,
          <Skeleton key="value" height={10} my={5} width={`${48 - ((fact * 11) % 23)}%`} />,
        ])}
      </div>
      <Skeleton height={16} width="60%" />
      <Skeleton height={160} />
    </Stack>
  )
}
