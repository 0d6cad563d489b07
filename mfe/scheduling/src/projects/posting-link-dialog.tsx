import { MultiSelect } from '@callboard/kit/choices'
import { type CallInput, useAction } from '@callboard/kit/data'
import { DateField } from '@callboard/kit/dates'
import { Modal } from '@callboard/kit/dialogs'
import { FormFrame, useForm } from '@callboard/kit/form'
import { TextInput } from '@callboard/kit/inputs'
import { Switch } from '@callboard/kit/ticks'
import { Button, Group, Text } from '@callboard/kit/ui'
import {
  type addLink,
  linkPasswordFormat,
  type PostingLink,
  type PostingPageSummary,
  postingLinkForm,
} from '@callboard/posting/contract'
import type { ProjectView } from '@callboard/projects/contract'
import { useState } from 'react'
import { addLinkAction, updateLinkAction } from '../data/postings.ts'
import { guardFaults, guardsOf, lastDayOf, NO_GUARDS, sentGuards, type TypedGuards } from './link-guards.ts'
import { OtherPages } from './other-pages.tsx'

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

/** A link is mostly made for the page that was made last of those that show somebody. */
function newestOf(pages: Props['pages']) {
  const filled = pages.filter(({ groups }) => groups > 0)
  return (filled.length > 0 ? filled : pages).toSorted((one, other) =>
    other.created_at.localeCompare(one.created_at),
  )[0]
}

function NewLink({ project, pages, page, onClose }: Props) {
  const first = page ?? newestOf(pages)
  const add = useAction(addLinkAction, { onDone: onClose })
  const form = useForm({
    form: postingLinkForm,
    from: {
      name: page?.name ?? '',
      posting_pages: first ? [first._id] : [],
      others: NO_OTHERS,
      otherAddress: '',
      ...NO_GUARDS,
    },
    rules: (typed) => ({ ...pageFaults(typed), ...guardFaults(typed, false) }),
    fieldOf: FIELD_OF,
    input: ({ name, posting_pages, others, otherAddress: _, ...guards }) => ({
      id: project._id,
      name: name.trim(),
      posting_pages,
      other_posting_pages: others,
      ...sentGuards(guards),
    }),
    draft: `posting-link:${project._id}:${page?._id ?? ''}`,
    action: add,
    save: add.run,
  })
  return (
    <Modal opened onClose={onClose} title="New posting link">
      <FormFrame form={form} action="Add" onCancel={onClose}>
        <LinkFields form={form} project={project._id} pages={pages} hasPassword={false} />
      </FormFrame>
    </Modal>
  )
}

function EditLink({ project, pages, link, onClose }: Props & { readonly link: PostingLink }) {
  const save = useAction(updateLinkAction, { onDone: onClose })
  const form = useForm({
    form: postingLinkForm,
    from: {
      name: link.name,
      posting_pages: link.posting_pages.map(({ _id }) => _id),
      others: link.other_posting_pages,
      otherAddress: '',
      ...guardsOf(link),
    },
    rules: (typed) => ({ ...pageFaults(typed), ...guardFaults(typed, link.has_password) }),
    fieldOf: FIELD_OF,
    input: ({ name, posting_pages, others, otherAddress: _, ...guards }) => ({
      id: project._id,
      name: name.trim(),
      posting_pages,
      other_posting_pages: others,
      ...sentGuards(guards),
    }),
    draft: `posting-link:${link._id}`,
    action: save,
    save: (input) => save.run({ ...input, link: link._id }),
  })
  return (
    <Modal opened onClose={onClose} title="Edit posting link">
      <FormFrame form={form} action="Save" onCancel={onClose}>
        <LinkFields form={form} project={project._id} pages={pages} hasPassword={link.has_password} />
      </FormFrame>
    </Modal>
  )
}

type OtherPage = PostingLink['other_posting_pages'][number]

interface Typed extends TypedGuards {
  readonly name: string
  readonly posting_pages: string[]
  readonly others: OtherPage[]
  /** Typed, and not on the list of others yet. */
  readonly otherAddress: string
}

const NO_OTHERS: OtherPage[] = []

const pageFaults = ({ posting_pages, others, otherAddress }: Omit<Typed, 'name' | keyof TypedGuards>) => ({
  ...(posting_pages.length + others.length === 0 ? { posting_pages: 'Choose at least one page' } : {}),
  ...(otherAddress.trim() === ''
    ? {}
    : { otherAddress: 'This page is not on the link. Paste its whole address, or empty this field.' }),
})

const FIELD_OF = (path: string) => (path === 'expires_at' ? 'lastDay' : path)

function LinkFields(props: {
  readonly form: Pick<
    ReturnType<typeof useForm<Typed, CallInput<typeof addLink>>>,
    'text' | 'value' | 'typed' | 'change' | 'errorAt'
  >
  readonly project: string
  readonly pages: Props['pages']
  /** The link has one already. */
  readonly hasPassword: boolean
}) {
  const { form, pages } = props
  const [today] = useState(() => lastDayOf(new Date().toISOString()))
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
        placeholder={form.typed.posting_pages.length === 0 ? 'Choose one or more' : ''}
        data={pages.map(({ _id, name }) => ({ value: _id, label: name }))}
        {...form.value('posting_pages')}
      />
      <OtherPages
        project={props.project}
        pages={form.typed.others}
        address={form.typed.otherAddress}
        fault={form.errorAt('otherAddress')}
        onChange={form.change}
      />
      <DateField label="Opens until the end of this day" min={today} {...form.value('lastDay')} />
      <Switch
        label="Ask for a password"
        description="You tell it to your clients yourself; the link alone opens nothing then."
        checked={form.typed.asksPassword}
        onChange={({ currentTarget }) => form.change({ asksPassword: currentTarget.checked })}
      />
      {form.typed.asksPassword ? (
        <TextInput
          label="Password"
          description={`At least ${linkPasswordFormat.minLength} letters.`}
          autoComplete="off"
          placeholder={props.hasPassword ? 'Leave empty to keep the one it has' : ''}
          {...form.text('password')}
        />
      ) : null}
      <Switch
        label="Takes may be downloaded"
        checked={form.typed.allowsDownload}
        onChange={({ currentTarget }) => form.change({ allowsDownload: currentTarget.checked })}
      />
      <Switch
        label="Name of the viewer over the picture"
        description={
          form.typed.allowsDownload
            ? 'With the date and the time, for every viewer outside of the office. Downloaded takes do not carry it.'
            : 'With the date and the time, for every viewer outside of the office.'
        }
        checked={form.typed.watermark}
        onChange={({ currentTarget }) => form.change({ watermark: currentTarget.checked })}
      />
    </>
  )
}
