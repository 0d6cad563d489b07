import { Group, Skeleton, SkeletonHead, SkeletonPage } from '@callboard/kit/ui'
import styles from './review.module.css'

const CARDS = Array.from({ length: 10 }, (_, place) => place)

/** The wall before its pictures. */
export function ReviewSkeleton() {
  return (
    <SkeletonPage>
      <SkeletonHead />
      <Group gap="sm">
        <Skeleton height={36} width={220} />
        <Skeleton height={36} width={320} />
      </Group>
      <WallSkeleton />
    </SkeletonPage>
  )
}

/** The groups alone. */
export function WallSkeleton() {
  return (
    <ul className={styles.wall}>
      {CARDS.map((place) => (
        <li key={place} className={styles.card}>
          <Skeleton height={141} />
          <Skeleton height={10} width="60%" mt={12} />
          <Skeleton height={8} width="40%" mt={8} mb={12} />
        </li>
      ))}
    </ul>
  )
}
