import { faultsWithoutField, useAction } from '@callboard/kit/data'
import { Checkbox, Radio } from '@callboard/kit/forms'
import { TextInput } from '@callboard/kit/inputs'
import { Modal } from '@callboard/kit/overlays'
import { ActionFault, Button, Group, Stack, Text } from '@callboard/kit/ui'
import { copyToPage, listPostings, type PostingPageSummary } from '@callboard/posting/contract'
import { getReview, type ReviewView } from '@callboard/review/contract'
import { type FormEvent, useState } from 'react'
import { countWords } from '../takes/take-words.ts'
import type { Postings } from './posting-pages-menu.tsx'
import type { ShownGroup } from './review-groups.ts'

/** Where the selected groups go: an existing page, or a new one. */
export default function CopyDialog(props: {
  readonly session: ReviewView['session']
  readonly groups: readonly ShownGroup[]
  readonly pages: Postings
  readonly onClose: () => void
  readonly onCopied: (page: PostingPageSummary) => void
}) {
  const { session, groups, pages } = props
  const [page, setPage] = useState('')
  const [name, setName] = useState('')
  const [onlyLiked, setOnlyLiked] = useState(false)
  const [unchosen, setUnchosen] = useState(false)
  const copy = useAction(copyToPage, { refreshes: [listPostings, getReview], onDone: props.onCopied })
  const known = pages.kind === 'ready' ? pages.data.pages : []
  const newName = name.trim()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (copy.busy) return
    const nowhere = page === '' && newName === ''
    setUnchosen(nowhere)
    if (nowhere) return
    void copy.run({
      session: session._id,
      groups: groups.map(({ group }) => group._id),
      ...(newName === '' ? { postingpage: page } : { new_page: newName }),
      copy_only_liked_videos: onlyLiked,
    })
  }
  return (
    <Modal opened onClose={props.onClose} title="Copy to Posting page">
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text c="dimmed">
            {countWords(groups.length, 'group')}; what is on the page already stays single.
          </Text>
          {pages.kind === 'failed' ? (
            <Text role="alert" c="red">
              The posting pages could not be loaded. You can still type a new one.
            </Text>
          ) : null}
          {known.length > 0 ? (
            <Radio.Group
              label="Posting page"
              value={page}
              onChange={(value) => {
                setPage(value)
                setName('')
                setUnchosen(false)
              }}
            >
              <Stack gap={4} mt={4} mah={260} style={{ overflowY: 'auto' }}>
                {known.map((one) => (
                  <Radio
                    key={one._id}
                    value={one._id}
                    label={one.name}
                    description={countWords(one.groups, 'group')}
                  />
                ))}
              </Stack>
            </Radio.Group>
          ) : null}
          <TextInput
            label="New page name"
            value={name}
            maxLength={200}
            error={copy.fields.new_page}
            data-autofocus={known.length === 0 || undefined}
            onChange={(event) => {
              setName(event.currentTarget.value)
              setPage('')
              setUnchosen(false)
            }}
          />
          <Checkbox
            label="Only liked videos"
            checked={onlyLiked}
            onChange={(event) => setOnlyLiked(event.currentTarget.checked)}
          />
          {unchosen ? (
            <Text role="alert" c="var(--mantine-color-error)">
              Please select or add a folder!
            </Text>
          ) : null}
          <ActionFault error={faultsWithoutField(copy, ['new_page'])} />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={props.onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={copy.busy}>
              Copy
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  )
}
