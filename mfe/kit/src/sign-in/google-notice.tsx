import { Button, Stack, Text, Title } from '@mantine/core'
import type { ReactNode } from 'react'

/** What is going on with Google, in the look of the other steps. */
export function GoogleNotice(props: {
  readonly role: 'alert' | 'status'
  readonly title: string
  readonly words: string
  readonly children?: ReactNode
}) {
  return (
    <Stack gap="md" className="callboard-sign-in-flow" role={props.role}>
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

/** Says why nobody is signed in, and offers to try again, as the children do it, or another way. */
export function GoogleFailed(props: {
  readonly words: string
  readonly onOther: () => void
  readonly children: ReactNode
}) {
  return (
    <GoogleNotice role="alert" title="You are not signed in yet" words={props.words}>
      {props.children}
      <Button variant="default" size="md" onClick={props.onOther}>
        Other ways to sign in
      </Button>
    </GoogleNotice>
  )
}
