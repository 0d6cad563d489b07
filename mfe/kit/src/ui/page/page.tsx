import { Anchor, Group, Text, Title } from '@mantine/core'
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
  readonly breadcrumb?: readonly Crumb[]
  readonly description?: ReactNode
  readonly actions?: ReactNode
  /** `narrow` for forms and reading. */
  readonly width?: 'narrow' | 'normal'
  readonly children: ReactNode
}

/** The frame of every page: breadcrumbs, title, actions, then the content. */
export function Page(props: PageProps) {
  useTitle(props.tabTitle ?? props.title)
  return (
    <div className={styles.root} data-width={props.width ?? 'normal'}>
      <div className={styles.head}>
        <div className={styles.way}>
          {props.breadcrumb?.length ? (
            <nav aria-label="Breadcrumb">
              <Group component="ol" gap={6} className={styles.crumbs}>
                {props.breadcrumb.map(({ label, to }) => (
                  <li key={to}>
                    <Anchor component={Link} to={to} size="xs" c="dimmed">
                      {label}
                    </Anchor>
                  </li>
                ))}
              </Group>
            </nav>
          ) : null}
        </div>
        <div className={styles.title}>
          <Title
            order={1}
            data-fact={props.isFact || undefined}
            aria-live={props.isFact ? 'polite' : undefined}
          >
            {props.title}
          </Title>
          {props.description ? (
            <Text component="div" c="dimmed" className={styles.description}>
              {props.description}
            </Text>
          ) : null}
          {props.actions ? (
            <Group gap="sm" className={styles.actions}>
              {props.actions}
            </Group>
          ) : null}
        </div>
      </div>
      {props.children}
    </div>
  )
}
