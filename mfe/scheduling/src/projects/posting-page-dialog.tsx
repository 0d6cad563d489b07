import { useAction } from '@callboard/kit/data'
import { type PostingPageSummary, postingPageForm, renamePageForm } from '@callboard/posting/contract'
import type { ProjectView } from '@callboard/projects/contract'
import { useMemo } from 'react'
import { createPageAction, renamePageAction } from '../data/postings.ts'
import { NameDialog } from './name-dialog.tsx'

interface Props {
  readonly project: ProjectView
  readonly onClose: () => void
}

export function PostingPageDialog({ project, onClose }: Props) {
  const create = useAction(createPageAction)
  return (
    <NameDialog
      title="New posting page"
      label="Posting page name"
      placeholder="First callbacks"
      button="Add"
      form={postingPageForm}
      draft={`posting-page:${project._id}`}
      action={create}
      input={(name) => ({ name, studio: project._id })}
      save={create.run}
      onClose={onClose}
    />
  )
}

export function RenamePageDialog({ project, page, onClose }: Props & { readonly page: PostingPageSummary }) {
  const rename = useAction(useMemo(() => renamePageAction(project._id), [project._id]))
  return (
    <NameDialog
      title={`Rename ${page.name}`}
      label="Posting page name"
      button="Save"
      form={renamePageForm}
      name={page.name}
      draft={`posting-page-name:${page._id}`}
      action={rename}
      input={(name) => ({ id: page._id, name })}
      save={rename.run}
      onClose={onClose}
    />
  )
}
