import { Menu } from '@callboard/kit/menus'
import { Link } from '@callboard/kit/ui'
import type { ReactElement } from 'react'
import type { MenuEntry } from './more-menu.tsx'

/** The menu, open at its three dots. */
export default function OpenMenu(props: {
  readonly dots: ReactElement
  readonly entries: readonly MenuEntry[]
  readonly onClose: () => void
}) {
  return (
    <Menu
      opened
      onChange={(opened) => {
        if (!opened) props.onClose()
      }}
      position="bottom-end"
      returnFocus={false}
    >
      <Menu.Target>{props.dots}</Menu.Target>
      <Menu.Dropdown>
        {props.entries.map(({ label, to, onChoose, isDanger }) =>
          to === undefined ? (
            <Menu.Item key={label} color={isDanger ? 'var(--cb-red)' : undefined} onClick={onChoose}>
              {label}
            </Menu.Item>
          ) : (
            <Menu.Item key={label} component={Link} to={to}>
              {label}
            </Menu.Item>
          ),
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
