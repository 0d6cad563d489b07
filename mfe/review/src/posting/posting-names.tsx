import type { PostingPageView } from '@callboard/posting/contract'
import { brandColour } from '@callboard/projects/contract'
import styles from './posting.module.css'

/** Names of a page or link and of its project, with the look of the project. */
export function PostingNames(props: {
  readonly name: string
  readonly project: string
  readonly brand: PostingPageView['brand']
}) {
  const { name, project, brand } = props
  return (
    <>
      <div className="callboard-band" style={{ borderColor: brandColour(brand) ?? 'transparent' }} />
      {brand.logo_url ? <img className={styles.logo} src={brand.logo_url} alt="" /> : null}
      <div className={styles.names}>
        <h1>{name}</h1>
        <p>{project}</p>
      </div>
    </>
  )
}
