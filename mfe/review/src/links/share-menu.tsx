import { IconShare } from '@callboard/kit/icons'
import { Menu } from '@callboard/kit/menus'
import { Button } from '@callboard/kit/ui'
import { shareWays } from './share-ways.ts'

/** The address of this page, to be copied or handed on. */
export default function ShareMenu({ title }: { readonly title: string }) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<IconShare size={16} aria-hidden />}>
          Share
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {shareWays(title).map(({ label, icon: Icon, run }) => (
          <Menu.Item key={label} leftSection={<Icon size={16} aria-hidden />} onClick={run}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
