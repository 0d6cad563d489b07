import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { ActionFault } from '../../ui/feedback/action-fault.tsx'
import { DraftNotice } from './draft-notice.tsx'
import type { useForm } from './use-form.ts'

type FormOf = Pick<
  ReturnType<typeof useForm<object, object>>,
  | 'element'
  | 'submit'
  | 'busy'
  | 'dirty'
  | 'fault'
  | 'conflict'
  | 'keepMine'
  | 'loadTheirs'
  | 'restored'
  | 'discard'
  | 'forget'
>

/** Two people edited the same thing. Typed values are kept; this person chooses between the two versions. */
function Conflict({ what, form }: { readonly what: string; readonly form: FormOf }) {
  return (
    <Alert color="ember" role="alert" title={`Somebody else has changed this ${what} meanwhile`}>
      <Text size="sm" mb="sm">
        What you typed is still here and is not saved. Keep it and save again to replace their changes, or
        load theirs and type yours anew.
      </Text>
      <Group gap="sm">
        <Button size="xs" variant="default" onClick={form.keepMine}>
          Keep mine
        </Button>
        <Button size="xs" variant="default" onClick={form.loadTheirs}>
          Load theirs
        </Button>
      </Group>
    </Alert>
  )
}

/** Notices above the fields of a form: a conflict, a fault that no field shows, a restored draft. */
export function FormNotices({ what, form }: { readonly what: string; readonly form: FormOf }) {
  if (form.conflict) return <Conflict what={what} form={form} />
  return (
    <>
      <ActionFault error={form.fault} />
      {form.restored ? <DraftNotice onDiscard={form.discard} /> : null}
    </>
  )
}

/** A form with its notices above the fields and its buttons below. */
export function FormFrame(props: {
  readonly form: FormOf
  /** The edited thing in a word, such as project. */
  readonly what?: string
  /** On the button that saves. */
  readonly action: string
  readonly onCancel?: () => void
  readonly color?: string
  readonly variant?: string
  readonly size?: string
  /** The button stands on the left, in the column of the fields. */
  readonly start?: boolean
  readonly gap?: string
  /** The button stands there once something has changed. */
  readonly whenChanged?: boolean
  readonly children: ReactNode
}) {
  const { form, onCancel } = props
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!form.busy) void form.submit()
  }
  const leave = () => {
    form.forget()
    onCancel?.()
  }
  return (
    <form ref={form.element as React.RefObject<HTMLFormElement | null>} onSubmit={submit} noValidate>
      <Stack gap={props.gap ?? 'md'}>
        <FormNotices what={props.what ?? 'form'} form={form} />
        {props.children}
        <Group data-form-end justify={props.start ? 'flex-start' : 'flex-end'}>
          {onCancel ? (
            <Button variant="default" size={props.size} onClick={leave}>
              Cancel
            </Button>
          ) : null}
          {props.whenChanged && !form.dirty ? null : (
            <Button
              type="submit"
              color={props.color}
              variant={props.variant}
              size={props.size}
              loading={form.busy}
            >
              {props.action}
            </Button>
          )}
        </Group>
      </Stack>
    </form>
  )
}
