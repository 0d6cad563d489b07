import { Load, useAction } from '@callboard/kit/data'
import { Modal } from '@callboard/kit/dialogs'
import { FormFrame, useForm } from '@callboard/kit/form'
import { IconDots } from '@callboard/kit/icons'
import { ActionIcon, TextInput } from '@callboard/kit/inputs'
import { Menu } from '@callboard/kit/menus'
import { CopyButton } from '@callboard/kit/share'
import { Anchor, Button, Group, Link, Skeleton, Text } from '@callboard/kit/ui'
import { type PostingLink, renameLinkForm } from '@callboard/posting/contract'
import { useState } from 'react'
import { holdLinkAction, renameLinkAction } from '../data/posting-of-staff.ts'
import type { Postings } from './posting-pages-menu.tsx'
import styles from './review.module.css'

/** The posting links of the project, as its list of projects has them. */
export default function LinksDialog(props: {
  readonly studio: string
  readonly pages: Postings
  /** Absent while there is no page to lead to. */
  readonly onNew: (() => void) | undefined
  readonly onClose: () => void
}) {
  const { studio, pages } = props
  const [renamed, setRenamed] = useState<PostingLink>()
  if (renamed) return <RenameDialog studio={studio} link={renamed} onClose={() => setRenamed(undefined)} />
  return (
    <Modal opened onClose={props.onClose} title="Posting links">
      <Load
        state={pages}
        failedTitle="The posting links could not be loaded"
        skeleton={<Skeleton height={44} />}
      >
        {({ links }) =>
          links.length === 0 ? (
            <Text size="sm" c="dimmed" mb="md">
              A link gives clients one or more pages without signing in. This project has none yet.
            </Text>
          ) : (
            <ul className="callboard-list">
              {links.map((link) => (
                <LinkRow key={link._id} studio={studio} link={link} onRename={() => setRenamed(link)} />
              ))}
            </ul>
          )
        }
      </Load>
      <Group justify="flex-end" gap="sm" mt="md">
        <Button variant="default" onClick={props.onClose}>
          Close
        </Button>
        {props.onNew ? <Button onClick={props.onNew}>New link</Button> : null}
      </Group>
    </Modal>
  )
}

function LinkRow(props: {
  readonly studio: string
  readonly link: PostingLink
  readonly onRename: () => void
}) {
  const { studio, link } = props
  const hold = useAction(holdLinkAction)
  const isHeld = link.revoked_at !== null
  const names = [
    ...link.posting_pages.map(({ name }) => name),
    ...link.other_posting_pages.map(({ posting_page_name }) => posting_page_name),
  ]
  return (
    <li className={styles.link}>
      <span className={styles.linkName}>
        <Anchor component={Link} to={link.path} size="sm" c="inherit">
          {link.name}
        </Anchor>{' '}
        <Text span size="xs" c="dimmed">
          {[names.join(', '), isHeld ? 'Held back' : ''].filter(Boolean).join(' · ')}
        </Text>
      </span>
      {isHeld ? null : (
        <CopyButton
          value={new URL(link.path, location.origin).href}
          label="Copy client link"
          variant="subtle"
          color="gray"
          size="compact-sm"
        />
      )}
      <Menu position="bottom-end">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" aria-label={`More for ${link.name}`}>
            <IconDots size={16} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item component={Link} to={`/?studio=${studio}&share=${link._id}`}>
            Send by e-mail
          </Menu.Item>
          <Menu.Item onClick={props.onRename}>Rename</Menu.Item>
          <Menu.Item onClick={() => void hold.run({ id: studio, link: link._id, revoked: !isHeld })}>
            {isHeld ? 'Let it open again' : 'Hold back'}
          </Menu.Item>
          <Menu.Item component={Link} to={`/?studio=${studio}&edit=${link._id}`}>
            Password, last day, downloads
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </li>
  )
}

function RenameDialog(props: {
  readonly studio: string
  readonly link: PostingLink
  readonly onClose: () => void
}) {
  const { studio, link, onClose } = props
  const rename = useAction(renameLinkAction, { onDone: onClose })
  const form = useForm({
    form: renameLinkForm,
    from: { name: link.name },
    input: ({ name }) => ({ id: studio, link: link._id, name: name.trim() }),
    action: rename,
    save: rename.run,
  })
  return (
    <Modal opened onClose={onClose} title={`Rename ${link.name}`}>
      <FormFrame form={form} action="Save" onCancel={onClose}>
        <TextInput label="Name" data-autofocus {...form.text('name')} />
      </FormFrame>
    </Modal>
  )
}
