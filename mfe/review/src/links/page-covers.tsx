import { IconArrowRight } from '@callboard/kit/icons'
import { Link } from '@callboard/kit/ui'
import styles from './link-cover.module.css'
import { PageCover } from './page-cover.tsx'
import { type Cover, type PublicLink, pageAddress, type Unsent } from './public-link.ts'

/** The cards of the pages; those without talent are lines below them. */
export function PageCovers(props: {
  readonly label: string
  readonly pages: readonly Cover[]
  readonly link: PublicLink
  /** Of a visitor. */
  readonly unsent: Unsent | undefined
  /** An empty page has nothing for anybody else. */
  readonly isStaff: boolean
}) {
  const { label, pages, link } = props
  const filled = pages.filter(({ talent }) => talent > 0)
  const empty = pages.filter(({ talent }) => talent === 0)
  return (
    <>
      {filled.length > 0 ? (
        <ul
          className={styles.covers}
          aria-label={label}
          data-bare={filled.every(({ faces }) => faces.length === 0) || undefined}
        >
          {filled.map((page) => (
            <li key={page._id}>
              <PageCover
                page={page}
                project={page.studio_uri === link.studio_uri ? undefined : page.studio_name}
                unsent={props.unsent}
                to={pageAddress(link, page)}
              />
            </li>
          ))}
        </ul>
      ) : null}
      {empty.length > 0 ? (
        <ul className={styles.empty} aria-label={`${label} without talent`}>
          {empty.map((page) => (
            <li key={page._id}>
              {props.isStaff ? (
                <Link to={pageAddress(link, page)} className={styles.quiet}>
                  <span>{page.name}</span>
                  <span>
                    No talent yet
                    <IconArrowRight size={16} aria-hidden />
                  </span>
                </Link>
              ) : (
                <div className={styles.quiet}>
                  <span>{page.name}</span>
                  <span>No talent yet</span>
                </div>
              )}
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}
