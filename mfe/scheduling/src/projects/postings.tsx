import { useEndpoint } from '@callboard/kit/data'
import { Anchor, Button, CopyButton, Group, Link, Skeleton, sayError, Text } from '@callboard/kit/ui'
import { listPostings } from '@callboard/posting/contract'
import type { ProjectView } from '@callboard/projects/contract'
import { type ReactNode, useState } from 'react'
import { addresses, whole } from '../shared/addresses.ts'
import { PostingLinkDialog } from './posting-link-dialog.tsx'
import { PostingPageDialog } from './posting-page-dialog.tsx'

function PostingList(props: {
  readonly title: string
  readonly empty: string
  readonly action: ReactNode
  readonly rows: readonly { id: string; name: string; note: string; path: string; open: string }[]
}) {
  return (
    <section className="posting-list" aria-label={props.title}>
      <Group justify="space-between" mb={4}>
        <Text size="sm" fw={600}>
          {props.title}
        </Text>
        {props.action}
      </Group>
      {props.rows.length === 0 ? (
        <Text size="sm" c="dimmed">
          {props.empty}
        </Text>
      ) : (
        <ul className="plain-list">
          {props.rows.map(({ id, name, note, path, open }) => (
            <li key={id} className="posting-row">
              <span className="posting-name">
                <Anchor component={Link} to={open} size="sm">
                  {name}
                </Anchor>{' '}
                <Text span size="xs" c="dimmed">
                  {note}
                </Text>
              </span>
              <CopyButton value={whole(path)} label="Copy link" variant="subtle" size="compact-sm" />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

const groups = (count: number) => (count === 1 ? '1 group' : `${count} groups`)

/** Posting pages and links of a project. */
export function Postings({ project }: { readonly project: ProjectView }) {
  const postings = useEndpoint(listPostings, { id: project._id })
  const [adding, setAdding] = useState<'page' | 'link'>()
  if (postings.kind === 'loading') return <Skeleton height={56} aria-label="Loading posting pages" />
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
  const close = () => setAdding(undefined)
  return (
    <div className="postings">
      <PostingList
        title="Posting pages"
        empty="Pages show chosen groups to clients."
        action={
          <Button variant="subtle" size="compact-sm" onClick={() => setAdding('page')}>
            + Add Posting Page
          </Button>
        }
        rows={pages.map((page) => ({
          id: page._id,
          name: page.name,
          note: groups(page.groups),
          path: addresses.postingPage(project.uri, page._id),
          open: addresses.postingPage(project.uri, page._id),
        }))}
      />
      <PostingList
        title="Posting links"
        empty="A link gives clients one or more pages without signing in."
        action={
          <Button variant="subtle" size="compact-sm" onClick={() => setAdding('link')}>
            + Add Posting Link
          </Button>
        }
        rows={links.map((link) => ({
          id: link._id,
          name: link.name,
          note: link.posting_pages.map(({ name }) => name).join(', '),
          path: link.path,
          open: link.path,
        }))}
      />
      {adding === 'page' ? <PostingPageDialog project={project} onClose={close} /> : null}
      {adding === 'link' ? (
        <PostingLinkDialog
          project={project}
          pages={pages}
          onClose={close}
          onPageWanted={() => setAdding('page')}
        />
      ) : null}
    </div>
  )
}
