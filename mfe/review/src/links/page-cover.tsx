import { IconArrowRight, IconCheck, IconMovie } from '@callboard/kit/icons'
import { Link } from '@callboard/kit/ui'
import styles from './link-cover.module.css'
import type { Cover } from './public-link.ts'

/** A page of the link; the whole card opens it. */
export function PageCover(props: {
  readonly page: Cover
  /** Another than that of the link. */
  readonly project: string | undefined
  readonly to: string
  /** The page to go on with. */
  readonly isNext: boolean
}) {
  const { page, project } = props
  const talent = page.talent === 0 ? 'No talent yet' : `${page.talent} talent`
  return (
    <Link to={props.to} className={styles.cover}>
      <span className={styles.faces}>
        {page.faces.length > 0 ? (
          page.faces.map((face) => <img key={face} src={face} alt="" loading="lazy" />)
        ) : (
          <IconMovie size={24} aria-hidden />
        )}
      </span>
      <strong className={styles.name}>{page.name}</strong>
      <span className={styles.facts}>
        <Left left={page.asked === 0 ? null : page.to_answer} />
        <span>{[talent, project].filter(Boolean).join(', ')}</span>
      </span>
      <span className={styles.view} data-next={props.isNext || undefined}>
        View Page
        <IconArrowRight size={16} aria-hidden />
      </span>
    </Link>
  )
}

/** What the reader came for: how many people wait for their answer; null where the reader is not asked. */
function Left({ left }: { readonly left: number | null }) {
  if (left === null) return null
  if (left > 0) return <strong className={styles.left}>{left} to answer</strong>
  return (
    <span className={styles.done}>
      <IconCheck size={16} aria-hidden /> All answered
    </span>
  )
}
