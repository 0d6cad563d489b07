import { Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import styles from './state-card.module.css'

export interface StateCardProps {
  readonly icon?: ReactNode
  readonly title: string
  readonly children?: ReactNode
  readonly actions?: ReactNode
  /** How the card announces itself; a failure interrupts, an empty list does not. */
  readonly role?: 'alert' | 'status'
  readonly heading?: 1 | 2
}

/** Stands where a page has nothing else to show: empty, failed, not found, forbidden. */
export function StateCard({ icon, title, children, actions, role, heading = 2 }: StateCardProps) {
  return (
    <Stack className={styles.root} role={role} align="flex-start" gap="md">
      {icon ? <span className={styles.icon}>{icon}</span> : null}
      <Stack gap="xs">
        <Title order={heading} size="h2">
          {title}
        </Title>
        {children ? (
          <Text component="div" c="dimmed" maw="56ch">
            {children}
          </Text>
        ) : null}
      </Stack>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </Stack>
  )
}
