import { useAction } from '@callboard/kit/data'
import { MultiSelect } from '@callboard/kit/forms'
import { Modal } from '@callboard/kit/overlays'
import { Button, Group, Text, toast } from '@callboard/kit/ui'
import { addLink, listPostings, type PostingPageSummary } from '@callboard/posting/contract'
import type { ProjectView } from '@callboard/projects/contract'
import { useState } from 'react'
import { NameDialog } from './name-dialog.tsx'

const SHOWN = ['posting_pages']

interface Props {
  readonly project: ProjectView
  readonly pages: readonly PostingPageSummary[]
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

function LinkForm({ project, pages, onClose }: Props) {
  const [chosen, setChosen] = useState<string[]>(pages.length === 1 && pages[0] ? [pages[0]._id] : [])
  const [missing, setMissing] = useState(false)
  const add = useAction(addLink, {
    refreshes: [listPostings],
    onDone: ({ name }) => toast.ok(`${name} is ready to copy.`),
  })
  const submit = async (name: string) => {
    setMissing(chosen.length === 0)
    if (chosen.length === 0) return false
    return (await add.run({ id: project._id, name, posting_pages: chosen })) !== undefined
  }
  return (
    <NameDialog
      title="New posting link"
      label="Posting link name"
      placeholder="For the client"
      action="Add"
      draft={`posting-link:${project._id}`}
      save={add}
      shown={SHOWN}
      onSubmit={submit}
      onClose={onClose}
    >
      <MultiSelect
        label="Posting pages"
        data={pages.map(({ _id, name }) => ({ value: _id, label: name }))}
        value={chosen}
        onChange={setChosen}
        error={
          add.fields.posting_pages ??
          (missing && chosen.length === 0 ? 'Choose at least one page' : undefined)
        }
      />
    </NameDialog>
  )
}
