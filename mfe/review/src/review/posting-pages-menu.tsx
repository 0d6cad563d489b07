import type { ReplyOf } from '@callboard/core/http-contract'
import type { Loadable } from '@callboard/kit/data'
import { IconChevronDown, IconExternalLink, IconLink, IconList } from '@callboard/kit/icons'
import { Menu } from '@callboard/kit/menus'
import { Button, Link } from '@callboard/kit/ui'
import type { listPostings } from '@callboard/posting/contract'
import styles from './review-head.module.css'

export type Postings = Loadable<ReplyOf<typeof listPostings>>

/** The project's posting pages, each in a tab of its own, and the way to its links. */
export default function PostingPagesMenu(props: {
  readonly uri: string
  readonly pages: Postings
  readonly isPhone: boolean
  readonly onLinks: () => void
}) {
  const { uri, pages } = props
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          variant="default"
          rightSection={<IconChevronDown size={16} />}
          aria-label={props.isPhone ? 'Posting pages' : undefined}
        >
          {props.isPhone ? 'Pages' : 'Posting pages'}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={styles.menu}>
        <Menu.Item component={Link} to={`/picks/${uri}`} leftSection={<IconList size={16} aria-hidden />}>
          Picks of all pages
        </Menu.Item>
        <Menu.Item leftSection={<IconLink size={16} aria-hidden />} onClick={props.onLinks}>
          Posting links
        </Menu.Item>
        <Menu.Divider />
        {pages.kind === 'ready' ? (
          pages.data.pages.map((page) => (
            <Menu.Item
              key={page._id}
              component="a"
              href={`/posting-page/${uri}/${page._id}`}
              target="_blank"
              rel="noopener"
              rightSection={<IconExternalLink size={16} aria-hidden />}
            >
              {page.name}
            </Menu.Item>
          ))
        ) : (
          <Menu.Label>{pages.kind === 'loading' ? 'Loading' : 'The pages could not be loaded.'}</Menu.Label>
        )}
        {pages.kind === 'ready' && pages.data.pages.length === 0 ? (
          <Menu.Label>No posting pages yet. Select groups and copy them to one.</Menu.Label>
        ) : null}
        {pages.kind === 'failed' ? <Menu.Item onClick={pages.retry}>Retry</Menu.Item> : null}
      </Menu.Dropdown>
    </Menu>
  )
}
