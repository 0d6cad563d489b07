import { Stack, Text, Title } from '@callboard/kit/ui'
import type { ReactNode } from 'react'
import styles from './sign-in.module.css'

/** Says how things are where there is nothing to fill in, in the look of the other steps. */
export function StepNotice(props: {
  readonly role?: 'alert' | 'status'
  readonly title: string
  readonly words: string
  /** Actions of the notice. */
  readonly children?: ReactNode
}) {
  return (
    <Stack gap="md" className={styles.flow} role={props.role}>
      <Stack gap={4}>
        <Title order={1} size="h1">
          {props.title}
        </Title>
        <Text c="dimmed">{props.words}</Text>
      </Stack>
      {props.children}
    </Stack>
  )
}
