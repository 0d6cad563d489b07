import { Skeleton } from '@callboard/kit/ui'
import posting from '../posting/posting.module.css'
import { HeadSkeleton } from '../posting/posting-skeleton.tsx'
import styles from './link-cover.module.css'

const PAGES = [0, 1]

/** The cover of a link before its pages: names, the fact with its line and pictures, each where it comes. */
export function CoverSkeleton() {
  return (
    <div className={posting.root} aria-busy="true">
      <HeadSkeleton />
      <ul className={styles.covers}>
        {PAGES.map((page) => (
          <li key={page}>
            <Skeleton className={styles.faces} />
            <Skeleton height={20} width="55%" my={3} />
            <Skeleton height={12} width="35%" my={12} />
          </li>
        ))}
      </ul>
    </div>
  )
}
