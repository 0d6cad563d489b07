import type { useForm } from '@callboard/kit/form'
import { Alert, Button, Group, Stack, sayError, Text, Title } from '@callboard/kit/ui'
import { type FormEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import styles from './sign-in.module.css'

export interface StepFrameProps {
  readonly title: string
  readonly lead?: ReactNode
  readonly next: string
  readonly form: Pick<ReturnType<typeof useForm<object, object>>, 'busy' | 'element' | 'fault' | 'submit'>
  /** Why the server said no to something that is no fault of a field. */
  readonly refused?: string
  readonly onPrev?: () => void
  /** Ways beside the form, between its title and its fields. */
  readonly beside?: ReactNode
  readonly children: ReactNode
}

/** Frame of a step: title, fields, Prev and the button to go on. */
export function StepFrame(props: StepFrameProps) {
  const { form } = props
  const error = props.refused ?? form.fault
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The button that led here is gone; a step that focuses none of its fields is read from its title.
    if (document.activeElement === document.body) title.current?.focus()
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!form.busy) void form.submit()
  }
  return (
    <form
      ref={form.element as RefObject<HTMLFormElement | null>}
      onSubmit={submit}
      noValidate
      className={styles.flow}
    >
      <Stack gap="md">
        <Stack gap={4}>
          <Title ref={title} tabIndex={-1} order={1} size="h1" className={styles.stepTitle}>
            {props.title}
          </Title>
          {props.lead ? (
            <Text component="div" c="dimmed">
              {props.lead}
            </Text>
          ) : null}
        </Stack>
        {error === undefined ? null : (
          <Alert color="red" role="alert" p="sm">
            {sayError(error)}
          </Alert>
        )}
        {props.beside}
        {props.children}
        <Group gap="sm" grow preventGrowOverflow={false}>
          {props.onPrev ? (
            <Button variant="default" size="md" onClick={props.onPrev} style={{ flexGrow: 0 }}>
              Prev
            </Button>
          ) : null}
          <Button type="submit" size="md" aria-disabled={form.busy || undefined}>
            {form.busy ? 'Processing' : props.next}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
