import type { PostingPageView } from '@callboard/posting/contract'
import { brandColour } from '@callboard/projects/contract'
import type { ReactNode } from 'react'
import styles from './posting.module.css'

/** The name of a page, link or project below the words where it belongs, with the look of the project. */
export function PostingNames(props: {
  readonly name: string
  readonly above: ReactNode
  readonly brand: PostingPageView['brand']
}) {
  const { name, above, brand } = props
  return (
    <>
      <div className="callboard-band" style={{ borderColor: brandColour(brand) ?? 'transparent' }} />
      {brand.logo_url ? <img className={styles.logo} src={brand.logo_url} alt="" /> : null}
      <div className={styles.names}>
        <div className={styles.above}>{above}</div>
        <h1>{name}</h1>
      </div>
    </>
  )
}
