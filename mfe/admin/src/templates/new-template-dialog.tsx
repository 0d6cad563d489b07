import { newTemplateForm } from '@callboard/admin/contract'
import { useAction } from '@callboard/kit/data'
import { Modal } from '@callboard/kit/dialogs'
import { FormFrame, useForm } from '@callboard/kit/form'
import { Textarea, TextInput } from '@callboard/kit/inputs'
import { Text } from '@callboard/kit/ui'
import { createTemplateAction } from '../data/templates.ts'
import styles from './templates.module.css'

const BLANK = { title: '', subject: '', html: '' }

/** 'Spring greeting' is `SPRING_GREETING`. */
const nameOf = (title: string) =>
  title
    .trim()
    .toUpperCase()
    .replaceAll(/[\s-]+/g, '_')
const fieldOf = (path: string) => (path === 'name' ? 'title' : path)

/** Adds a template of a new title. */
export default function NewTemplateDialog(props: {
  readonly onCreated: (name: string) => void
  readonly onClose: () => void
}) {
  const create = useAction(createTemplateAction, { onDone: ({ name }) => props.onCreated(name) })
  const form = useForm({
    form: newTemplateForm,
    from: BLANK,
    input: ({ title, subject, html }: typeof BLANK) => ({ name: nameOf(title), subject, html, desc: '' }),
    fieldOf,
    action: create,
    save: create.run,
  })
  return (
    <Modal opened onClose={props.onClose} title="Add template" size="lg">
      <FormFrame form={form} what="template" action="Add" onCancel={props.onClose}>
        <Text size="sm" c="dimmed">
          A release of the product that knows its name sends it; until then it waits here.
        </Text>
        <TextInput
          data-autofocus
          label="Title"
          autoComplete="off"
          description={
            form.typed.title.trim() === '' ? undefined : `Its name is ${nameOf(form.typed.title)}.`
          }
          {...form.text('title')}
        />
        <TextInput label="Subject" autoComplete="off" {...form.text('subject')} />
        <Textarea
          autosize
          minRows={6}
          label="HTML"
          spellCheck={false}
          classNames={{ input: styles.raw }}
          {...form.text('html')}
        />
      </FormFrame>
    </Modal>
  )
}
