import { useAction } from '@callboard/kit/data'
import { toast } from '@callboard/kit/ui'
import { createPage, listPostings } from '@callboard/posting/contract'
import type { ProjectView } from '@callboard/projects/contract'
import { NameDialog } from './name-dialog.tsx'

export function PostingPageDialog(props: { readonly project: ProjectView; readonly onClose: () => void }) {
  const create = useAction(createPage, {
    refreshes: [listPostings],
    onDone: ({ name }) => toast.ok(`${name} is ready. Copy groups to it from the video review.`),
  })
  return (
    <NameDialog
      title="New posting page"
      label="Posting page name"
      placeholder="First callbacks"
      action="Add"
      draft={`posting-page:${props.project._id}`}
      save={create}
      onSubmit={async (name) => (await create.run({ name, studio: props.project._id })) !== undefined}
      onClose={props.onClose}
    />
  )
}
