import { IconDots } from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import { Menu } from '@callboard/kit/menus'
import type { LobbyRowProps } from './lobby-row.tsx'
import { moreActions, nameOf } from './row-actions.ts'

/** Menu of the rarer actions on a talent of the line. */
export default function RowMenu({
  record,
  inGroup,
  actions,
}: Pick<LobbyRowProps, 'record' | 'inGroup' | 'actions'>) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon size={28} tabIndex={-1} aria-label={`More for ${nameOf(record)}`}>
          <IconDots size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {moreActions(record).map(({ label, action }) => (
          <Menu.Item key={action} onClick={() => actions.act(record, action)}>
            {label}
          </Menu.Item>
        ))}
        <Menu.Divider />
        {inGroup ? (
          <Menu.Item onClick={() => actions.leaveGroup(record)}>Leave group</Menu.Item>
        ) : (
          <Menu.Item onClick={() => actions.addToGroup(record)}>Add to group</Menu.Item>
        )}
        <Menu.Divider />
        {/* The theme's own red is too dark for words on the dark menu. */}
        <Menu.Item color="var(--mantine-color-error)" onClick={() => actions.remove(record)}>
          Delete
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
