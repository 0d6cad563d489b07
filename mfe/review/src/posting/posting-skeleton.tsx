import { Skeleton, VisuallyHidden } from '@callboard/kit/ui'
import styles from './posting.module.css'

const CARDS = Array.from({ length: 6 }, (_, place) => place)

/** The wall before its pictures. */
export function PostingSkeleton() {
  return (
    <div className={styles.root} aria-busy="true">
      <VisuallyHidden>Loading</VisuallyHidden>
      <header className={styles.header}>
        <div>
          <Skeleton height={20} width={180} />
          <Skeleton height={10} width={110} mt={8} />
        </div>
      </header>
      <ul className={styles.wall}>
        {CARDS.map((place) => (
          <li key={place}>
            <Skeleton height={180} />
            <Skeleton height={12} width="55%" mt={12} mb={12} />
          </li>
        ))}
      </ul>
    </div>
  )
}
