import { Anchor, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from '../router.ts'
import styles from './page.module.css'
import { useTitle } from './use-title.ts'

export interface Crumb {
  readonly label: string
  readonly to: string
}

export interface PageProps {
  readonly title: string
  /** The title is what the person came for, as the month of a calendar, and is heard when it changes. */
  readonly isFact?: boolean
  /** Title of the browser tab where the sources want another one. */
  readonly tabTitle?: string
  /** In the heading instead of the title alone: the title as a menu. */
  readonly heading?: ReactNode
  readonly breadcrumb?: readonly Crumb[]
  readonly description?: ReactNode
  /** The one number or name that the person came for, a `Fact`, on the line of the title, on a phone below. */
  readonly fact?: ReactNode
  readonly actions?: ReactNode
  /** On a phone too the title, a short fact and one action share a row: of a page of pictures, which begin high. */
  readonly isLow?: boolean
  /** `narrow` for forms and reading. */
  readonly width?: 'narrow' | 'normal'
  readonly children: ReactNode
}

/** The frame of every page: breadcrumbs, title, actions, then the content. */
export function Page(props: PageProps) {
  useTitle(props.tabTitle ?? props.title)
  return (
    <div className={styles.root} data-width={props.width}>
      <div className={styles.head} data-low={props.isLow || undefined}>
        <div className={styles.way}>
          {props.breadcrumb?.length ? (
            <nav aria-label="Breadcrumb">
              <ol className={styles.crumbs}>
                {props.breadcrumb.map(({ label, to }) => (
                  <li key={to}>
                    <Anchor component={Link} to={to} size="xs" c="dimmed">
                      {label}
                    </Anchor>
                  </li>
                ))}
              </ol>
            </nav>
          ) : null}
        </div>
        <div className={styles.title}>
          <Title order={1} aria-live={props.isFact ? 'polite' : undefined}>
            {props.heading ?? props.title}
          </Title>
          {props.fact ? <div className={styles.fact}>{props.fact}</div> : null}
          {props.description ? <div className={styles.description}>{props.description}</div> : null}
          {props.actions ? <div className={styles.actions}>{props.actions}</div> : null}
        </div>
      </div>
      {props.children}
    </div>
  )
}
