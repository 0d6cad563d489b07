import { Button, Stack, Text, Title } from '@callboard/kit'
import type { FormEvent, ReactNode } from 'react'

/** One short form in the middle of the page. */
export function AuthForm(props: {
  readonly title: string
  readonly lead?: string
  readonly action: string
  readonly busy: boolean
  readonly onSubmit: () => void
  readonly children: ReactNode
}) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!props.busy) props.onSubmit()
  }
  return (
    <form onSubmit={submit} noValidate className="callboard-auth-narrow">
      <Stack gap="md">
        <Stack gap={4}>
          <Title order={1} size="h2">
            {props.title}
          </Title>
          {props.lead ? <Text c="dimmed">{props.lead}</Text> : null}
        </Stack>
        {props.children}
        <Button type="submit" size="md" aria-disabled={props.busy || undefined}>
          {props.busy ? 'Processing' : props.action}
        </Button>
      </Stack>
    </form>
  )
}
