import { IconDots } from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import { ariaKeys, keyWord } from '@callboard/kit/keys'
import { Menu } from '@callboard/kit/menus'
import { Fragment } from 'react'
import { menuCommands } from './line/row-commands.ts'
import styles from './live.module.css'
import type { LobbyRowProps } from './lobby-row.tsx'
import { nameOf } from './row-actions.ts'

/** The open menu of the rarer actions on a talent of the line. */
export default function RowMenu({
  record,
  inGroup,
  actions,
  onMenu,
}: Pick<LobbyRowProps, 'record' | 'inGroup' | 'actions' | 'onMenu'>) {
  return (
    <Menu position="bottom-end" opened onChange={(opened) => opened || onMenu(null)}>
      <Menu.Target>
        <ActionIcon size={28} tabIndex={-1} aria-label={`More for ${nameOf(record)}`}>
          <IconDots size={16} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {menuCommands(record, inGroup, actions.dialogs).map(({ id, label, key, danger, begins, run }) => (
          <Fragment key={id}>
            {begins ? <Menu.Divider /> : null}
            <Menu.Item
              // The theme's own red is too dark for words on the dark menu.
              {...(danger ? { color: 'var(--cb-red)' } : {})}
              {...(key
                ? {
                    'aria-keyshortcuts': ariaKeys('line', key),
                    rightSection: <span className={styles.menuKey}>{keyWord('line', key)}</span>,
                  }
                : {})}
              onClick={() => run(actions, record)}
            >
              {label}
            </Menu.Item>
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
