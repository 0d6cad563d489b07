import { Stack, Text, Title } from '@callboard/kit/ui'
import type { ReactNode } from 'react'
import styles from './section.module.css'

/** A part of the account page: its title on the left, the fields on the right. */
export function Section(props: {
  readonly title: string
  readonly hint?: ReactNode
  readonly children: ReactNode
}) {
  return (
    <section className={styles.root} aria-label={props.title}>
      <Stack gap={4}>
        <Title order={2} size="h3">
          {props.title}
        </Title>
        {props.hint ? (
          <Text component="div" c="dimmed">
            {props.hint}
          </Text>
        ) : null}
      </Stack>
      <div>{props.children}</div>
    </section>
  )
}
