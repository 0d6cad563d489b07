import { useAction, useAnswer } from '@callboard/kit/data'
import { IconDots } from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import { Menu } from '@callboard/kit/menus'
import { CopyButton } from '@callboard/kit/share'
import {
  ActionFault,
  Anchor,
  Button,
  confirm,
  Group,
  Link,
  Skeleton,
  sayError,
  Text,
  useSearchState,
} from '@callboard/kit/ui'
import { listPostings, type PostingLink, type PostingPageSummary } from '@callboard/posting/contract'
import type { ProjectView } from '@callboard/projects/contract'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import { deletePageAction, holdLinkAction, removeLinkAction } from '../data/postings.ts'
import { addresses, whole } from '../shared/addresses.ts'
import { clientAddress } from '../shared/posting-address.ts'
import { guardWords } from './link-guards.ts'
import type { LinkPeopleTab } from './link-people/link-people-dialog.tsx'
import { PostingLinkDialog } from './posting-link-dialog.tsx'
import { PostingPageDialog, RenamePageDialog } from './posting-page-dialog.tsx'
import styles from './project-card.module.css'

const LinkPeopleDialog = lazy(() => import('./link-people/link-people-dialog.tsx'))

function PostingList(props: {
  readonly title: string
  /** Its name, for people who hear several lists of this title. */
  readonly project: string
  readonly empty: string
  readonly action: ReactNode
  readonly children: readonly ReactNode[]
}) {
  return (
    <section aria-label={`${props.title} of ${props.project}`}>
      <Group justify="space-between" mb={4}>
        <Text size="sm" fw={650}>
          {props.title}
        </Text>
        {props.action}
      </Group>
      {props.children.length === 0 ? (
        <Text size="sm" c="dimmed">
          {props.empty}
        </Text>
      ) : (
        <ul className="callboard-list">{props.children}</ul>
      )}
    </section>
  )
}

function PostingRow(props: {
  readonly name: string
  readonly note: string
  readonly open: string
  readonly copy: ReactNode
  /** Entries of its menu. */
  readonly children: ReactNode
}) {
  return (
    <li className={styles.postingRow}>
      <span className={styles.postingName}>
        <Anchor component={Link} to={props.open} size="sm" c="inherit">
          {props.name}
        </Anchor>{' '}
        <Text span size="xs" c="dimmed">
          {props.note}
        </Text>
      </span>
      <span className={styles.postingActions}>
        {props.copy}
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" aria-label={`More for ${props.name}`}>
              <IconDots size={16} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>{props.children}</Menu.Dropdown>
        </Menu>
      </span>
    </li>
  )
}

const groups = (count: number) => (count === 1 ? '1 group' : `${count} groups`)

const copyButton = (path: string) => (
  <CopyButton value={whole(path)} label="Copy client link" variant="subtle" color="gray" size="compact-sm" />
)

/** The link that another screen leads here to send, or to edit. */
const ADDRESS = { share: '', edit: '' }

/** The dialog that is open over the list. */
type Open =
  | { readonly kind: 'new page' }
  | { readonly kind: 'new link'; readonly page?: PostingPageSummary }
  | { readonly kind: 'edit link'; readonly link: PostingLink }
  | { readonly kind: 'rename'; readonly page: PostingPageSummary }
  | { readonly kind: 'people'; readonly link: string; readonly tab: LinkPeopleTab }

function usePostingRemoval(project: ProjectView) {
  const remove = useAction(removeLinkAction)
  const hold = useAction(holdLinkAction)
  const erase = useAction(useMemo(() => deletePageAction(project._id), [project._id]))
  return {
    error: remove.error ?? hold.error ?? erase.error,
    /** Nobody loses anything by it: it is undone by the same entry of the menu. */
    holdBack: ({ _id, revoked_at }: PostingLink) =>
      hold.run({ id: project._id, link: _id, revoked: revoked_at === null }),
    removeLink: async ({ _id, name }: PostingLink) => {
      const yes = await confirm({
        title: `Remove the posting link ${name}?`,
        text: 'Clients who have it can open nothing with it any more. The pages stay. This cannot be undone.',
        action: 'Remove',
        danger: true,
      })
      if (yes) await remove.run({ id: project._id, link: _id })
    },
    deletePage: async ({ _id, name }: PostingPageSummary) => {
      const yes = await confirm({
        title: `Delete the posting page ${name}?`,
        text: 'Its answers and comments go with it, and its addresses stop working at once. The takes stay. This cannot be undone.',
        action: 'Delete',
        danger: true,
      })
      if (yes) await erase.run({ id: _id })
    },
  }
}

/** Posting pages and links of a project. */
export function Postings({ project }: { readonly project: ProjectView }) {
  const postings = useAnswer(listPostings, { id: project._id })
  const removal = usePostingRemoval(project)
  const [open, setOpen] = useState<Open>()
  const [{ share, edit }, setAddress] = useSearchState(ADDRESS)
  if (postings.kind === 'loading')
    return <Skeleton height={56} role="status" aria-label="Loading posting pages" />
  if (postings.kind === 'failed')
    return (
      <Group gap="sm" role="alert">
        <Text size="sm" c="dimmed">
          Posting pages could not be loaded. {sayError(postings.error)}
        </Text>
        <Button variant="default" size="xs" onClick={postings.retry}>
          Retry
        </Button>
      </Group>
    )
  const { pages, links } = postings.data
  const close = () => {
    setOpen(undefined)
    if (share !== '' || edit !== '') setAddress(ADDRESS, { replace: true })
  }
  const asked: Extract<Open, { kind: 'people' }> | undefined =
    open?.kind === 'people'
      ? open
      : open === undefined && share !== ''
        ? { kind: 'people', link: share, tab: 'send' }
        : undefined
  const found = links.find(({ _id }) => _id === asked?.link)
  const shared = asked && found && { link: found, tab: asked.tab }
  const toEdit = open === undefined ? links.find(({ _id }) => _id === edit) : undefined
  const edited: Open | undefined = toEdit ? { kind: 'edit link', link: toEdit } : open
  const copyFor = (page: PostingPageSummary) => {
    const path = clientAddress(project.uri, page._id, links, new Date())
    if (path) return copyButton(path)
    return (
      <Button variant="subtle" size="compact-sm" onClick={() => setOpen({ kind: 'new link', page })}>
        Make client link
      </Button>
    )
  }
  return (
    <>
      <ActionFault error={removal.error} />
      <div className={styles.postings}>
        <PostingList
          title="Posting pages"
          project={project.name}
          empty="Pages show chosen groups to clients."
          action={
            <Group gap={4}>
              {pages.some((page) => page.groups > 0) ? (
                <Button
                  component={Link}
                  to={addresses.picks(project.uri)}
                  variant="subtle"
                  color="gray"
                  size="compact-sm"
                >
                  Picks
                </Button>
              ) : null}
              <Button
                variant="subtle"
                color="gray"
                size="compact-sm"
                onClick={() => setOpen({ kind: 'new page' })}
              >
                + Add Posting Page
              </Button>
            </Group>
          }
        >
          {pages.map((page) => (
            <PostingRow
              key={page._id}
              name={page.name}
              note={groups(page.groups)}
              open={addresses.postingPage(project.uri, page._id)}
              copy={copyFor(page)}
            >
              <Menu.Item onClick={() => setOpen({ kind: 'rename', page })}>Rename</Menu.Item>
              <Menu.Item color="var(--cb-red)" onClick={() => void removal.deletePage(page)}>
                Delete
              </Menu.Item>
            </PostingRow>
          ))}
        </PostingList>
        <PostingList
          title="Posting links"
          project={project.name}
          empty="A link gives clients one or more pages without signing in."
          action={
            <Button
              variant="subtle"
              color="gray"
              size="compact-sm"
              onClick={() => setOpen({ kind: 'new link' })}
            >
              + Add Posting Link
            </Button>
          }
        >
          {links.map((link) => (
            <PostingRow
              key={link._id}
              name={link.name}
              note={[
                [
                  ...link.posting_pages.map(({ name }) => name),
                  ...link.other_posting_pages.map(({ posting_page_name }) => posting_page_name),
                ].join(', '),
                ...guardWords(link, new Date()),
              ].join(' · ')}
              open={link.path}
              // A link that opens nothing is not handed on.
              copy={link.revoked_at === null ? copyButton(link.path) : null}
            >
              <Menu.Item onClick={() => setOpen({ kind: 'people', link: link._id, tab: 'send' })}>
                Send by e-mail
              </Menu.Item>
              <Menu.Item onClick={() => setOpen({ kind: 'people', link: link._id, tab: 'people' })}>
                Recipients and views
              </Menu.Item>
              <Menu.Item onClick={() => setOpen({ kind: 'edit link', link })}>Edit</Menu.Item>
              <Menu.Item onClick={() => void removal.holdBack(link)}>
                {link.revoked_at === null ? 'Hold back' : 'Let it open again'}
              </Menu.Item>
              <Menu.Item color="var(--cb-red)" onClick={() => void removal.removeLink(link)}>
                Remove
              </Menu.Item>
            </PostingRow>
          ))}
        </PostingList>
      </div>
      {shared ? (
        <Suspense>
          <LinkPeopleDialog link={shared.link} tab={shared.tab} onClose={close} />
        </Suspense>
      ) : null}
      {open?.kind === 'new page' ? <PostingPageDialog project={project} onClose={close} /> : null}
      {open?.kind === 'rename' ? (
        <RenamePageDialog project={project} page={open.page} onClose={close} />
      ) : null}
      {edited?.kind === 'new link' || edited?.kind === 'edit link' ? (
        <PostingLinkDialog
          project={project}
          pages={pages}
          {...(edited.kind === 'new link' ? { page: edited.page } : { link: edited.link })}
          onClose={close}
          onPageWanted={() => setOpen({ kind: 'new page' })}
        />
      ) : null}
    </>
  )
}
