import { Skeleton, VisuallyHidden } from '@callboard/kit/ui'
import type { PostingPageView } from '@callboard/posting/contract'
import progress from './answered-line.module.css'
import styles from './posting.module.css'

/** Pixels: the search, which grows, the lists and View. */
const TOOLS = [160, 105, 123, 77]
/** Share and the menu of staff, and the button Pages, with the room beside them. */
const STAFF_TOOLS = 150
const PAGES = 91
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

/** The tools of the page before they are there: boxes of the same size. */
export const ToolsSkeleton = ({ view }: { readonly view: Pick<PostingPageView, 'can' | 'link'> }) => {
  const others = (view.can.edit ? STAFF_TOOLS : 0) + (view.link?.posting_pages[1] ? PAGES : 0)
  return (
    <span className={styles.coming} style={{ '--others': `${others}px` } as object} aria-hidden>
      {TOOLS.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </span>
  )
}

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
