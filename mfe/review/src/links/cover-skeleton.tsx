import { Skeleton, VisuallyHidden } from '@callboard/kit/ui'
import progress from '../posting/answer-progress.module.css'
import linkStyles from './link.module.css'
import styles from './link-cover.module.css'

const PAGES = [0, 1]
const FACES = [0, 1, 2]

/** The cover of a link before its pages: names, the line of progress and pictures, each where it comes. */
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
      </header>
      <div className={`${progress.root} ${styles.progress}`}>
        <Skeleton height={12} width={120} mt={4} mb={12} />
        <hr />
      </div>
      <ul className={styles.covers}>
        {PAGES.map((page) => (
          <li key={page}>
            <span className={styles.faces}>
              {FACES.map((face) => (
                <Skeleton key={face} />
              ))}
            </span>
            <Skeleton height={20} width="55%" my={3} />
            <Skeleton height={12} width="35%" my={12} />
          </li>
        ))}
      </ul>
    </div>
  )
}
