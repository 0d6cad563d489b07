import { MultiSelect } from '@callboard/kit/choices'
import { useAction } from '@callboard/kit/data'
import { Modal } from '@callboard/kit/dialogs'
import { FormFrame, useForm } from '@callboard/kit/form'
import { TextInput } from '@callboard/kit/inputs'
import { Button, Group, Text } from '@callboard/kit/ui'
import { type PostingPageSummary, postingLinkForm } from '@callboard/posting/contract'
import type { ProjectView } from '@callboard/projects/contract'
import { addLinkAction } from '../data/postings.ts'

interface Props {
  readonly project: ProjectView
  readonly pages: readonly PostingPageSummary[]
  /** Chosen and named at first. */
  readonly page?: PostingPageSummary
  readonly onClose: () => void
  readonly onPageWanted: () => void
}

/** A link leads to pages: without one there is nothing to link. */
export function PostingLinkDialog(props: Props) {
  if (props.pages.length > 0) return <LinkForm {...props} />
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

function LinkForm({ project, pages, page, onClose }: Props) {
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
        <TextInput
          data-autofocus
          label="Posting link name"
          placeholder="For the client"
          maxLength={200}
          {...form.text('name')}
        />
        <MultiSelect
          label="Posting pages"
          data={pages.map(({ _id, name }) => ({ value: _id, label: name }))}
          {...form.value('posting_pages')}
        />
      </FormFrame>
    </Modal>
  )
}
