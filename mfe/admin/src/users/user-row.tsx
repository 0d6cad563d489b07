import { hasField, type UserRow as Row } from '@callboard/accounts/contract'
import { IconChevronDown, IconChevronRight, IconDots, IconHourglass } from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import { Time } from '@callboard/kit/labels'
import { Menu } from '@callboard/kit/menus'
import { Table } from '@callboard/kit/tables'
import { Button, Group, USER_TYPE_WORDS } from '@callboard/kit/ui'
import { lazy, Suspense, useState } from 'react'
import styles from '../shared/table.module.css'
import { LoadingRows } from '../shared/table-parts.tsx'

const UserDetails = lazy(() => import('./user-details.tsx'))
const COLUMNS = 6

export function UserRow(props: {
  readonly user: Row
  readonly onEdit: () => void
  /** Opens the Twilio account. */
  readonly onTexts: () => void
  readonly onInvoices: () => void
  readonly onDelete: () => void
}) {
  const { user } = props
  const [open, setOpen] = useState(false)
  const Chevron = open ? IconChevronDown : IconChevronRight
  return (
    <>
      <Table.Tr>
        <Table.Td className={styles.userExpand}>
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-expanded={open}
            aria-label={`Details of ${user.email}`}
            onClick={() => setOpen(!open)}
          >
            <Chevron size={16} aria-hidden />
          </ActionIcon>
        </Table.Td>
        <Table.Td className={`${styles.long} ${styles.userEmail}`}>{user.email}</Table.Td>
        <Table.Td>{`${user.first_name} ${user.last_name}`.trim() || 'No name yet'}</Table.Td>
        <Table.Td className={styles.fixed}>
          <Group gap={8} component="span" wrap="nowrap">
            {USER_TYPE_WORDS[user.user_type]}
            {user.staff_requested ? (
              <span className={styles.mark} data-tone="due">
                <IconHourglass size={16} aria-hidden />
                Waits for approval
              </span>
            ) : null}
          </Group>
        </Table.Td>
        <Table.Td className={`${styles.fixed} ${styles.userSeen}`}>
          {user.last_seen_at === null ? 'Never' : <Time at={user.last_seen_at} style="date-time" />}
        </Table.Td>
        <Table.Td className={styles.userActions}>
          <Group gap={4} wrap="nowrap" justify="flex-end">
            <Button variant="default" size="xs" aria-label={`Edit ${user.email}`} onClick={props.onEdit}>
              Edit
            </Button>
            <MoreActions {...props} />
          </Group>
        </Table.Td>
      </Table.Tr>
      {open ? (
        <Suspense fallback={<LoadingRows columns={COLUMNS} rows={1} />}>
          <UserDetails userId={user._id} columns={COLUMNS} />
        </Suspense>
      ) : null}
    </>
  )
}

function MoreActions({
  user,
  onTexts,
  onInvoices,
  onDelete,
}: {
  readonly user: Row
  readonly onTexts: () => void
  readonly onInvoices: () => void
  readonly onDelete: () => void
}) {
  const hasTexts = hasField(user.user_type, 'credentials')
  if (!hasTexts && !user.can.delete) return null
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="default" aria-label={`More for ${user.email}`}>
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {user.user_type === 'casting_director' ? <Menu.Item onClick={onInvoices}>Invoices</Menu.Item> : null}
        {hasTexts ? <Menu.Item onClick={onTexts}>Twilio account</Menu.Item> : null}
        {user.can.delete ? (
          <Menu.Item color="red" onClick={onDelete}>
            Delete
          </Menu.Item>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  )
}
