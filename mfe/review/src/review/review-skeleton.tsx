import { Skeleton, SkeletonHead, SkeletonPage } from '@callboard/kit/ui'
import styles from './review.module.css'
import headStyles from './review-head.module.css'

const CARDS = Array.from({ length: 10 }, (_, place) => place)

/** The wall before its pictures. */
export function ReviewSkeleton() {
  return (
    <SkeletonPage>
      <SkeletonHead fact isLow />
      <div>
        <div className={headStyles.toolbar}>
          <Skeleton className={headStyles.skeletonTool} width={288} />
          <Skeleton className={headStyles.skeletonTool} width={480} />
        </div>
        <WallSkeleton />
      </div>
    </SkeletonPage>
  )
}

/** The groups alone. */
export function WallSkeleton() {
  return (
    <div className={styles.place}>
      <ul className={styles.wall}>
        {CARDS.map((place) => (
          <li key={place} className={styles.skeletonCard}>
            <Skeleton className={styles.skeletonPicture} />
            <Skeleton height={14} width="60%" mt={14} ml={8} />
            <Skeleton height={10} width="40%" mt={10} ml={8} mb={14} />
          </li>
        ))}
      </ul>
    </div>
  )
}
