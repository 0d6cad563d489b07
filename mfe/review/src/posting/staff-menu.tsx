import { perform } from '@callboard/kit/data'
import { IconDots } from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import { Menu } from '@callboard/kit/menus'
import type { PostingGroup } from '@callboard/posting/contract'
import { lazy, Suspense, useState } from 'react'
import type { Page } from '../data/page-input.ts'
import { postedGroupAction, postedVideoAction } from '../data/posting-of-staff.ts'
import type { PostingVideo } from './posting-groups.ts'

const CopyToPageDialog = lazy(() => import('./copy-to-page-dialog.tsx'))

/** What staff do with a take and its group on the page; the review keeps both as they are. */
export default function StaffMenu(props: {
  readonly page: Page
  readonly group: PostingGroup
  readonly take: PostingVideo
  /** Nothing else of the group is shown here. */
  readonly isLast: boolean
  readonly onLeave: () => void
}) {
  const { page, group, take } = props
  const [copies, setCopies] = useState(false)
  // The actions have said what was refused, and taken back their changes.
  const archive = () => {
    if (props.isLast) props.onLeave()
    const change = { page_id: page.id, id: take._id, is_archived: !take.is_archived }
    perform(postedVideoAction(page), change).catch(() => undefined)
  }
  const takeOff = () => {
    props.onLeave()
    const change = { page_id: page.id, id: group._id, is_removed: true }
    perform(postedGroupAction(page, group.name), change).catch(() => undefined)
  }
  const menu = (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={`More for ${group.name}`}>
          <IconDots size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={archive}>
          {take.is_archived ? 'Restore this take' : 'Archive this take on the page'}
        </Menu.Item>
        <Menu.Item onClick={() => setCopies(true)}>Copy the group to another page</Menu.Item>
        <Menu.Item color="var(--cb-red)" onClick={takeOff}>
          Take the group off the page
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
  return (
    <>
      {menu}
      {copies ? (
        <Suspense>
          <CopyToPageDialog page={page.id} group={group} onClose={() => setCopies(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
