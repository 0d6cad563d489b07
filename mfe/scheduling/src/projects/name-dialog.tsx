import { ActionFault, Button, Group, Stack, TextInput } from '@callboard/kit'
import { Modal } from '@callboard/kit/overlays'
import { type FormEvent, type ReactNode, useState } from 'react'

/** Asks for the name of something new, and for what else it needs. */
export function NameDialog(props: {
  readonly title: string
  readonly label: string
  readonly placeholder?: string
  readonly action: string
  readonly busy: boolean
  readonly error: unknown
  readonly onSubmit: (name: string) => void
  readonly onClose: () => void
  readonly children?: ReactNode
}) {
  const [name, setName] = useState('')
  const [missing, setMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wanted = name.trim()
    setMissing(wanted === '')
    if (wanted) props.onSubmit(wanted)
  }
  return (
    <Modal opened onClose={props.onClose} title={props.title}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <ActionFault error={props.error} />
          <TextInput
            data-autofocus
            label={props.label}
            placeholder={props.placeholder}
            maxLength={200}
            value={name}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
            error={missing && !name.trim() ? 'A name is required' : undefined}
          />
          {props.children}
          <Group justify="flex-end">
            <Button variant="default" onClick={props.onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={props.busy}>
              {props.action}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
