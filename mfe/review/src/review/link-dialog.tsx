import { useAction } from '@callboard/kit/data'
import { Modal } from '@callboard/kit/dialogs'
import { FormFrame, useForm } from '@callboard/kit/form'
import { TextInput } from '@callboard/kit/inputs'
import { CopyButton } from '@callboard/kit/share'
import { Checkbox } from '@callboard/kit/ticks'
import { Button, Group, Link, Stack, Text } from '@callboard/kit/ui'
import { type PostingLink, type PostingPageSummary, postingLinkForm } from '@callboard/posting/contract'
import { useState } from 'react'
import { addLinkAction } from '../data/posting-of-staff.ts'
import type { Postings } from './posting-pages-menu.tsx'

/** Makes an address for clients that leads to one or more posting pages, and shows it. */
export default function LinkDialog(props: {
  readonly studio: string
  readonly page: PostingPageSummary
  readonly pages: Postings
  readonly onClose: () => void
}) {
  const { page, pages } = props
  const [made, setMade] = useState<PostingLink>()
  const address = made && new URL(made.path, location.origin).href
  const add = useAction(addLinkAction, {
    onDone: setMade,
  })
  const form = useForm({
    form: postingLinkForm,
    from: { name: page.name, posting_pages: [page._id] },
    input: ({ name, posting_pages }) => ({ id: props.studio, name: name.trim(), posting_pages }),
    rules: ({ posting_pages }) =>
      posting_pages.length === 0 ? { posting_pages: 'Choose at least one page' } : {},
    action: add,
    save: add.run,
  })
  const others = pages.kind === 'ready' ? pages.data.pages.filter(({ _id }) => _id !== page._id) : []
  return (
    <Modal opened onClose={props.onClose} title="New posting link">
      {made && address ? (
        <Stack gap="md">
          <Text>
            Whoever has this address may watch. To answer, they sign in.{' '}
            <Link to={`/?studio=${props.studio}&share=${made._id}`}>Send it by e-mail</Link> to people who
            answer without an account, or{' '}
            <Link to={`/?studio=${props.studio}`}>ask for a password, or set its last day</Link>.
          </Text>
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
        <FormFrame form={form} action="Create link" onCancel={props.onClose}>
          <TextInput label="Name" data-autofocus {...form.text('name')} />
          <Checkbox.Group label="Pages" {...form.value('posting_pages')}>
            <Stack gap={8} mt={4} mah={260} style={{ overflowY: 'auto' }}>
              {[page, ...others].map((one) => (
                <Checkbox key={one._id} value={one._id} label={one.name} />
              ))}
            </Stack>
          </Checkbox.Group>
        </FormFrame>
      )}
    </Modal>
  )
}
