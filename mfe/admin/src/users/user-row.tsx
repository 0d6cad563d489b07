import { hasField, type ListedUser } from '@callboard/accounts/contract'
import { IconDots, IconHourglass } from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import { keyHint } from '@callboard/kit/keys'
import { Face, Time } from '@callboard/kit/labels'
import { Menu } from '@callboard/kit/menus'
import { Table } from '@callboard/kit/tables'
import { Group, UnstyledButton, USER_TYPE_WORDS } from '@callboard/kit/ui'
import { useState } from 'react'
import styles from '../shared/table.module.css'

interface UserRowProps {
  readonly user: ListedUser
  readonly onEdit: () => void
  /** Opens the Twilio account. */
  readonly onTexts: () => void
  readonly onInvoices: () => void
  readonly onDelete: () => void
}

/** A line of the ledger: it opens the account, and has a menu. */
export function UserRow(props: UserRowProps) {
  const { user } = props
  const [isMenuOpen, setMenuOpen] = useState(false)
  const name = `${user.first_name} ${user.last_name}`.trim() || 'No name yet'
  return (
    <Table.Tr
      className={styles.row}
      onClick={props.onEdit}
      onKeyDown={(event) => {
        if (event.key === '.') setMenuOpen(true)
      }}
    >
      <Table.Td>
        <Group gap={8} wrap="nowrap">
          <Face of={user.user_type === 'talent' ? 'talent' : 'colleague'} name={name} size={24} />
          {/* The whole row opens by mouse; this is the same for the keyboard. */}
          <UnstyledButton
            className={`${styles.open} ${styles.userName}`}
            aria-label={`${name}, edit ${user.email}`}
          >
            {name}
          </UnstyledButton>
        </Group>
      </Table.Td>
      <Table.Td className={styles.long}>{user.email}</Table.Td>
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
      <Table.Td className={`${styles.fixed} ${styles.userProjects}`}>{user.projects || null}</Table.Td>
      {/* Presses of the menu reach the row, too, which they are not meant for. */}
      <Table.Td className={styles.userActions} onClick={(event) => event.stopPropagation()}>
        <MoreActions {...props} isOpen={isMenuOpen} onOpen={setMenuOpen} />
      </Table.Td>
    </Table.Tr>
  )
}

function MoreActions({
  user,
  onTexts,
  onInvoices,
  onDelete,
  isOpen,
  onOpen,
}: UserRowProps & { readonly isOpen: boolean; readonly onOpen: (open: boolean) => void }) {
  const hasTexts = hasField(user.user_type, 'credentials')
  if (!hasTexts && !user.can.delete) return null
  return (
    <Menu opened={isOpen} onChange={onOpen} position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon
          className={styles.userMore}
          variant="subtle"
          color="gray"
          size={28}
          aria-label={`More for ${user.email}`}
          {...keyHint('list', 'menu', `More for ${user.email}`)}
        >
          <IconDots size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {user.user_type === 'casting_director' ? <Menu.Item onClick={onInvoices}>Invoices</Menu.Item> : null}
        {hasTexts ? <Menu.Item onClick={onTexts}>Twilio account</Menu.Item> : null}
        {user.can.delete ? (
          <Menu.Item color="var(--cb-red)" onClick={onDelete}>
            Delete
          </Menu.Item>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  )
}
