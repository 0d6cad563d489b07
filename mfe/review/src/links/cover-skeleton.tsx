import { Skeleton, VisuallyHidden } from '@callboard/kit/ui'
import progress from '../posting/answered-line.module.css'
import linkStyles from './link.module.css'
import styles from './link-cover.module.css'

const PAGES = [0, 1]

/** The cover of a link before its pages: names, the fact with its line and pictures, each where it comes. */
export function CoverSkeleton() {
  return (
    <div className={`${linkStyles.link} ${styles.root}`} aria-busy="true">
      <VisuallyHidden>Loading</VisuallyHidden>
      <header>
        <div>
          <Skeleton height={12} width={160} my={4} />
          <Skeleton height={28} width={240} my={4} />
        </div>
        <span className={styles.actions} />
        <section className={progress.root}>
          <div className={progress.line}>
            <Skeleton height={20} width={150} />
          </div>
          <hr />
        </section>
      </header>
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
