import { type EmailTemplateView, getEmailTemplate, templateForm } from '@callboard/admin/contract'
import { useAction, useAnswer } from '@callboard/kit/data'
import { Drawer } from '@callboard/kit/dialogs'
import { FormFrame, useForm } from '@callboard/kit/form'
import { TextInput } from '@callboard/kit/inputs'
import { RichTextInput } from '@callboard/kit/rich-text'
import { ActionFault, Button, confirm, Group, Skeleton, Stack, Text, VisuallyHidden } from '@callboard/kit/ui'
import { deleteTemplateAction, saveTemplateAction } from '../data/templates.ts'
import { DrawerAnswer } from '../shared/drawer-answer.tsx'
import { UpdatedBy } from '../shared/updated-by.tsx'
import { sayName } from './say-name.ts'
import { TemplatePreview } from './template-preview.tsx'
import { TemplateWords } from './template-words.tsx'
import styles from './templates.module.css'

interface TemplateDrawerProps {
  readonly name: string
  /** Added templates can be deleted. */
  readonly debug: boolean
  readonly onClose: () => void
}

/** Rewords an e-mail. */
export default function TemplateDrawer(props: TemplateDrawerProps) {
  return (
    <Drawer opened onClose={props.onClose} title={sayName(props.name)} size="xl">
      <OneTemplate {...props} />
    </Drawer>
  )
}

function OneTemplate({ name, debug, onClose }: TemplateDrawerProps) {
  return (
    <DrawerAnswer
      state={useAnswer(getEmailTemplate, { id: name })}
      skeleton={<DrawerSkeleton />}
      failedTitle="This template could not be loaded"
      gone={{
        title: 'There is no such template',
        text: 'It may have been deleted.',
        back: 'Back to the templates',
      }}
      onClose={onClose}
    >
      {(template) => <TemplateForm template={template} debug={debug} onClose={onClose} />}
    </DrawerAnswer>
  )
}

interface Typed {
  readonly subject: string
  readonly html: string
  readonly desc: string
}
const typedFrom = ({ subject, html, desc }: EmailTemplateView): Typed => ({ subject, html, desc })

function TemplateForm(props: {
  readonly template: EmailTemplateView
  readonly debug: boolean
  readonly onClose: () => void
}) {
  const { template, onClose } = props
  const save = useAction(saveTemplateAction, { onDone: onClose })
  const form = useForm({
    form: templateForm,
    from: () => typedFrom(template),
    draft: `template:${template.name}`,
    // The version of the form is the one that is sent; this one only fills the schema.
    input: (typed: Typed) => ({ ...typed, version: template.version }),
    version: template.version,
    typedOf: typedFrom,
    action: save,
    save: (input, version) => save.run({ id: template.name, ...input, version }),
  })
  const { subject, html } = form.typed
  return (
    <Stack gap="xl">
      <FormFrame form={form} what="template" action="Save" onCancel={onClose}>
        <UpdatedBy
          by={template.updated_by}
          at={template.updated_at}
          never="These are the words of the product."
        />
        <TextInput data-autofocus label="Subject" autoComplete="off" {...form.text('subject')} />
        <TemplateWords
          html={html}
          error={form.errorAt('html')}
          onChange={(next) => form.change({ html: next })}
        />
        <Placeholders template={template} />
        <RichTextInput label="Description" {...form.value('desc')} />
      </FormFrame>
      <TemplatePreview name={template.name} subject={subject} html={html} />
      <Removal {...props} />
    </Stack>
  )
}

function Placeholders({ template }: { readonly template: EmailTemplateView }) {
  return (
    <div>
      <Text size="sm" fw={550}>
        It may ask for
      </Text>
      <ul className={styles.placeholders}>
        {template.placeholders.map((name) => (
          <li key={name}>
            <code>{`{{${name}}}`}</code>
            {template.needed.includes(name) ? ' needed' : ''}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Leads back to the words of the product; a template that was added goes for good. */
function Removal({
  template,
  debug,
  onClose,
}: {
  readonly template: EmailTemplateView
  readonly debug: boolean
  readonly onClose: () => void
}) {
  const remove = useAction(deleteTemplateAction, { onDone: onClose })
  if (!template.reworded && !(template.added && debug)) return null
  const ask = async () => {
    const sure = await confirm(
      template.added
        ? {
            title: `Delete ${sayName(template.name)}?`,
            text: 'The template and its words are gone then. This cannot be undone.',
            action: 'Delete',
            danger: true,
          }
        : {
            title: 'Use the original words again?',
            text: 'The words written here are gone then. This cannot be undone.',
            action: 'Use the original words',
            danger: true,
          },
    )
    if (sure) await remove.run({ id: template.name })
  }
  return (
    <Group className={styles.removal}>
      <Button variant="default" loading={remove.busy} onClick={() => void ask()}>
        {template.added ? 'Delete template' : 'Use the original words'}
      </Button>
      <ActionFault error={remove.error} />
    </Group>
  )
}

function DrawerSkeleton() {
  return (
    <Stack gap="md" aria-busy="true">
      <VisuallyHidden>Loading</VisuallyHidden>
      <Skeleton height={58} />
      <Skeleton height={220} />
      <Skeleton height={140} />
    </Stack>
  )
}
