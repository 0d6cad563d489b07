import { Skeleton, VisuallyHidden } from '@callboard/kit/ui'
import progress from './answered-line.module.css'
import styles from './posting.module.css'

const CARDS = Array.from({ length: 8 }, (_, place) => place)

/** The head of a page of pictures before its words: its names, the fact and the line below it. */
export const HeadSkeleton = () => (
  <>
    <VisuallyHidden>Loading</VisuallyHidden>
    <header className={styles.header}>
      <div>
        <Skeleton height={12} width={110} my={2} />
        <Skeleton height={20} width={180} my={3} />
      </div>
    </header>
    <div className={progress.root}>
      <div className={progress.line}>
        <Skeleton height={28} width={150} />
      </div>
      <hr />
    </div>
  </>
)

/** The wall before its pictures; each line as high as the words that come. */
export function PostingSkeleton() {
  return (
    <div className={styles.root} aria-busy="true">
      <HeadSkeleton />
      <ul className={styles.wall}>
        {CARDS.map((place) => (
          <li key={place} className={styles.card}>
            <Skeleton className={styles.ghost} />
            <Skeleton height={16} width="55%" mt={12} />
            <Skeleton height={12} width="40%" mt={12} />
          </li>
        ))}
      </ul>
    </div>
  )
}
