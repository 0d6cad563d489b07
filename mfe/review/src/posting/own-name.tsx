import { useAction } from '@callboard/kit/data'
import { Modal } from '@callboard/kit/dialogs'
import { FormFrame, useForm } from '@callboard/kit/form'
import { TextInput } from '@callboard/kit/inputs'
import { useSignIn } from '@callboard/kit/shell'
import { Button, Text } from '@callboard/kit/ui'
import { recipientNameForm } from '@callboard/posting/contract'
import { useMemo } from 'react'
import { ownNameAction } from '../data/own-name.ts'
import type { Page } from '../data/page-input.ts'

/** Whoever has a link of their own says what they are called; others see the name beside their answers. */
export default function OwnName(props: {
  readonly page: Page
  readonly link: string
  readonly name: string
  readonly onClose: () => void
}) {
  const { page, link, name, onClose } = props
  const { id } = page
  const signIn = useSignIn()
  const save = useAction(
    useMemo(() => ownNameAction({ id, link }), [id, link]),
    { onDone: onClose },
  )
  const form = useForm({
    form: recipientNameForm,
    from: { name },
    input: (typed) => ({ id: link, name: typed.name.trim() }),
    action: save,
    save: save.run,
  })
  return (
    <Modal opened onClose={onClose} title="You answer by a link of your own">
      <FormFrame form={form} action="Save" onCancel={onClose}>
        <TextInput
          data-autofocus
          label="Your name"
          description="The casting office and the other clients see it beside your answers and comments."
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.text('name')}
        />
      </FormFrame>
      <Text size="sm" c="dimmed" mt="md">
        The link was sent to one person. Is that not you?{' '}
        <Button variant="subtle" size="compact-sm" onClick={signIn}>
          Sign in with an account
        </Button>
      </Text>
    </Modal>
  )
}
