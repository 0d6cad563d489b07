import { Alert, Button, Group, Stack, sayError, Text, Title, useErrorFocus } from '@callboard/kit/ui'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import './sign-in.css'

export interface StepFrameProps {
  readonly title: string
  readonly lead?: ReactNode
  readonly next: string
  readonly busy: boolean
  /** Words, or the fault itself. */
  readonly error: unknown
  /** What is wrong with the fields; the first of them is moved to. */
  readonly faults?: unknown
  readonly onPrev?: () => void
  readonly onNext: () => void
  readonly children: ReactNode
}

/** One question: what it is about, the fields, Prev and the way on. */
export function StepFrame(props: StepFrameProps) {
  const form = useErrorFocus(props.faults)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // What was pressed to come here is gone; a step that moves to none of its fields is read from its title.
    if (document.activeElement === document.body) title.current?.focus()
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!props.busy) props.onNext()
  }
  return (
    <form ref={form} onSubmit={submit} noValidate className="callboard-sign-in-flow">
      <Stack gap="md">
        <Stack gap={4}>
          <Title ref={title} tabIndex={-1} order={1} size="h1" className="callboard-step-title">
            {props.title}
          </Title>
          {props.lead ? (
            <Text component="div" c="dimmed">
              {props.lead}
            </Text>
          ) : null}
        </Stack>
        {props.error === undefined ? null : (
          <Alert color="red" role="alert" p="sm">
            {typeof props.error === 'string' ? props.error : sayError(props.error)}
          </Alert>
        )}
        {props.children}
        <Group gap="sm" grow preventGrowOverflow={false}>
          {props.onPrev ? (
            <Button variant="default" size="md" onClick={props.onPrev} style={{ flexGrow: 0 }}>
              Prev
            </Button>
          ) : null}
          <Button type="submit" size="md" aria-disabled={props.busy || undefined}>
            {props.busy ? 'Processing' : props.next}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
