import { faultsWithoutField, useAction } from '@callboard/kit/data'
import { Checkbox } from '@callboard/kit/forms'
import { TextInput } from '@callboard/kit/inputs'
import { Modal } from '@callboard/kit/overlays'
import { ActionFault, Button, CopyButton, Group, Stack, Text } from '@callboard/kit/ui'
import { addLink, listPostings, type PostingPageSummary } from '@callboard/posting/contract'
import { type FormEvent, useState } from 'react'
import type { Postings } from './posting-pages-menu.tsx'

/** Makes an address for clients that leads to one or more posting pages, and shows it. */
export default function LinkDialog(props: {
  readonly studio: string
  readonly page: PostingPageSummary
  readonly pages: Postings
  readonly onClose: () => void
}) {
  const { page, pages } = props
  const [name, setName] = useState(page.name)
  const [chosen, setChosen] = useState<string[]>([page._id])
  const [checked, setChecked] = useState(false)
  const [address, setAddress] = useState<string>()
  const add = useAction(addLink, {
    refreshes: [listPostings],
    onDone: ({ path }) => setAddress(new URL(path, location.origin).href),
  })
  const others = pages.kind === 'ready' ? pages.data.pages.filter(({ _id }) => _id !== page._id) : []
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (name.trim() === '' || chosen.length === 0 || add.busy) return
    void add.run({ id: props.studio, name: name.trim(), posting_pages: chosen })
  }
  return (
    <Modal opened onClose={props.onClose} title="New posting link">
      {address ? (
        <Stack gap="md">
          <Text>Whoever has this address may watch. To answer, they sign in.</Text>
          <TextInput
            label="Address"
            value={address}
            readOnly
            onFocus={(event) => event.currentTarget.select()}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={props.onClose}>
              Close
            </Button>
            <CopyButton value={address} label="Copy Link" variant="filled" />
          </Group>
        </Stack>
      ) : (
        <form onSubmit={submit} noValidate>
          <Stack gap="md">
            <TextInput
              label="Name"
              value={name}
              maxLength={200}
              data-autofocus
              error={checked && name.trim() === '' ? 'Name is required' : add.fields.name}
              onChange={(event) => setName(event.currentTarget.value)}
            />
            <Checkbox.Group
              label="Pages"
              value={chosen}
              onChange={setChosen}
              error={
                checked && chosen.length === 0 ? 'Choose at least one posting page' : add.fields.posting_pages
              }
            >
              <Stack gap={8} mt={4} mah={260} style={{ overflowY: 'auto' }}>
                {[page, ...others].map((one) => (
                  <Checkbox key={one._id} value={one._id} label={one.name} />
                ))}
              </Stack>
            </Checkbox.Group>
            <ActionFault error={faultsWithoutField(add, ['name', 'posting_pages'])} />
            <Group justify="flex-end" gap="sm">
              <Button variant="default" onClick={props.onClose}>
                Cancel
              </Button>
              <Button type="submit" loading={add.busy}>
                Create link
              </Button>
            </Group>
          </Stack>
        </form>
      )}
    </Modal>
  )
}
