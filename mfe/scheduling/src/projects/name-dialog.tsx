import type { Form } from '@callboard/core/http-contract'
import type { Action } from '@callboard/kit/data'
import { Modal } from '@callboard/kit/dialogs'
import { FormFrame, useForm } from '@callboard/kit/form'
import { TextInput } from '@callboard/kit/inputs'

/** Asks for the name of something, new or known. */
export function NameDialog<I extends object>(props: {
  readonly title: string
  readonly label: string
  readonly placeholder?: string
  readonly button: string
  readonly form: Form
  /** The name so far. */
  readonly name?: string
  /** Of the draft that is kept of it. */
  readonly draft: string
  readonly action: Pick<Action<never>, 'busy' | 'error' | 'fields' | 'reset'>
  readonly input: (name: string) => I
  readonly save: (input: I) => Promise<unknown>
  readonly onClose: () => void
}) {
  const { onClose } = props
  const form = useForm({
    form: props.form,
    from: { name: props.name ?? '' },
    input: ({ name }) => props.input(name.trim()),
    action: props.action,
    draft: props.draft,
    save: async (input) => {
      const reply = await props.save(input)
      if (reply !== undefined) onClose()
      return reply
    },
  })
  return (
    <Modal opened onClose={onClose} title={props.title}>
      <FormFrame form={form} action={props.button} onCancel={onClose}>
        <TextInput
          data-autofocus
          label={props.label}
          placeholder={props.placeholder}
          {...form.text('name')}
        />
      </FormFrame>
    </Modal>
  )
}
