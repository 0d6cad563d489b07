import { type Action, faultsWithoutField, useTypedDraft } from '@callboard/kit/data'
import { DraftNotice } from '@callboard/kit/forms'
import { TextInput } from '@callboard/kit/inputs'
import { Modal } from '@callboard/kit/overlays'
import { ActionFault, Button, Group, Stack } from '@callboard/kit/ui'
import { type FormEvent, type ReactNode, useState } from 'react'

/** Asks for the name of something new, and for what else it needs. */
export function NameDialog(props: {
  readonly title: string
  readonly label: string
  readonly placeholder?: string
  readonly action: string
  /** Of the draft that is kept of it. */
  readonly draft: string
  readonly save: Pick<Action<never>, 'busy' | 'error' | 'fields'>
  /** Further fields that say themselves what is wrong with them. */
  readonly shown?: readonly string[]
  /** @returns whether it is made */
  readonly onSubmit: (name: string) => Promise<boolean>
  readonly onClose: () => void
  readonly children?: ReactNode
}) {
  const { save, shown = [] } = props
  const typing = useTypedDraft(props.draft, '')
  const name = typing.typed
  const [missing, setMissing] = useState(false)
  const leave = () => {
    typing.forget()
    props.onClose()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const wanted = name.trim()
    setMissing(wanted === '')
    if (wanted && (await props.onSubmit(wanted))) leave()
  }
  return (
    <Modal opened onClose={props.onClose} title={props.title}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          <ActionFault error={faultsWithoutField(save, ['name', ...shown])} />
          {typing.restored ? <DraftNotice onDiscard={() => typing.begin('')} /> : null}
          <TextInput
            data-autofocus
            label={props.label}
            placeholder={props.placeholder}
            maxLength={200}
            value={name}
            onChange={({ currentTarget: { value } }) => typing.change(() => value)}
            error={save.fields.name ?? (missing && !name.trim() ? 'A name is required' : undefined)}
          />
          {props.children}
          <Group justify="flex-end">
            <Button variant="default" onClick={leave}>
              Cancel
            </Button>
            <Button type="submit" loading={save.busy}>
              {props.action}
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
