import type { PostingPageView } from '@callboard/posting/contract'
import type { ReactNode } from 'react'
import styles from './posting.module.css'
import { PostingNames } from './posting-names.tsx'

/** The head of a page of pictures: its names, what one does with all of it, and at its end the reader. */
export function PageHead(props: {
  readonly name: string
  /** Where it belongs. */
  readonly above: ReactNode
  readonly brand: PostingPageView['brand']
  readonly viewer: ReactNode
  readonly children?: ReactNode
}) {
  const { name, above, brand } = props
  return (
    <header className={styles.header}>
      <PostingNames name={name} above={above} brand={brand} />
      {props.children}
      {props.viewer}
    </header>
  )
}
