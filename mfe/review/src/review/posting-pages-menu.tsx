import type { ReplyOf } from '@callboard/core/http-contract'
import type { Loadable } from '@callboard/kit/data'
import { IconChevronDown } from '@callboard/kit/icons'
import { Menu } from '@callboard/kit/menus'
import { Button } from '@callboard/kit/ui'
import type { listPostings } from '@callboard/posting/contract'
import { EntryItems } from './entry-lines.tsx'
import styles from './review-head.module.css'
import { postingSection } from './wall-entries.ts'

export type Postings = Loadable<ReplyOf<typeof listPostings>>

/** The project's posting pages and the way to their links, at a desk. */
export default function PostingPagesMenu(props: {
  readonly uri: string
  readonly pages: Postings
  readonly onLinks: () => void
}) {
  const section = postingSection(props.uri, props.pages, props.onLinks)
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" rightSection={<IconChevronDown size={16} />}>
          Posting pages
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={styles.menu}>
        <EntryItems sections={[section]} />
      </Menu.Dropdown>
    </Menu>
  )
}
