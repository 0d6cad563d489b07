import { MultiSelect } from '@callboard/kit/choices'
import { type CallInput, useAction } from '@callboard/kit/data'
import { Modal } from '@callboard/kit/dialogs'
import { FormFrame, useForm } from '@callboard/kit/form'
import { TextInput } from '@callboard/kit/inputs'
import { Button, Group, Text } from '@callboard/kit/ui'
import {
  type addLink,
  type PostingLink,
  type PostingPageSummary,
  postingLinkForm,
} from '@callboard/posting/contract'
import type { ProjectView } from '@callboard/projects/contract'
import { addLinkAction, updateLinkAction } from '../data/postings.ts'

interface Props {
  readonly project: ProjectView
  readonly pages: readonly PostingPageSummary[]
  /** Chosen and named at first. */
  readonly page?: PostingPageSummary
  /** To be changed; absent: a new one. */
  readonly link?: PostingLink
  readonly onClose: () => void
  readonly onPageWanted: () => void
}

/** A link leads to pages: without one there is nothing to link. */
export function PostingLinkDialog(props: Props) {
  if (props.link) return <EditLink {...props} link={props.link} />
  if (props.pages.length > 0) return <NewLink {...props} />
  return (
    <Modal opened onClose={props.onClose} title="New posting link">
      <Text size="sm" mb="md">
        A link leads to posting pages, and this project has none yet.
      </Text>
      <Group justify="flex-end">
        <Button onClick={props.onPageWanted}>+ Add Posting Page</Button>
      </Group>
    </Modal>
  )
}

function NewLink({ project, pages, page, onClose }: Props) {
  const first = page ?? (pages.length === 1 ? pages[0] : undefined)
  const add = useAction(addLinkAction, { onDone: onClose })
  const form = useForm({
    form: postingLinkForm,
    from: { name: page?.name ?? '', posting_pages: first ? [first._id] : [] },
    input: ({ name, posting_pages }) => ({ id: project._id, name: name.trim(), posting_pages }),
    draft: `posting-link:${project._id}:${page?._id ?? ''}`,
    action: add,
    save: add.run,
  })
  return (
    <Modal opened onClose={onClose} title="New posting link">
      <FormFrame form={form} action="Add" onCancel={onClose}>
        <LinkFields form={form} pages={pages} />
      </FormFrame>
    </Modal>
  )
}

function EditLink({ project, pages, link, onClose }: Props & { readonly link: PostingLink }) {
  const save = useAction(updateLinkAction, { onDone: onClose })
  const form = useForm({
    form: postingLinkForm,
    from: { name: link.name, posting_pages: link.posting_pages.map(({ _id }) => _id) },
    input: ({ name, posting_pages }) => ({ id: project._id, name: name.trim(), posting_pages }),
    draft: `posting-link:${link._id}`,
    action: save,
    save: (input) => save.run({ ...input, link: link._id }),
  })
  return (
    <Modal opened onClose={onClose} title="Edit posting link">
      <FormFrame form={form} action="Save" onCancel={onClose}>
        <LinkFields form={form} pages={pages} />
      </FormFrame>
    </Modal>
  )
}

interface Typed {
  readonly name: string
  readonly posting_pages: string[]
}

function LinkFields(props: {
  readonly form: Pick<ReturnType<typeof useForm<Typed, CallInput<typeof addLink>>>, 'text' | 'value'>
  readonly pages: Props['pages']
}) {
  const { form, pages } = props
  return (
    <>
      <TextInput
        data-autofocus
        label="Posting link name"
        placeholder="For the client"
        {...form.text('name')}
      />
      <MultiSelect
        label="Posting pages"
        data={pages.map(({ _id, name }) => ({ value: _id, label: name }))}
        {...form.value('posting_pages')}
      />
    </>
  )
}
