import { IconCopy, IconShare } from '@callboard/kit/icons'
import { Menu } from '@callboard/kit/menus'
import { Button, toast } from '@callboard/kit/ui'
import { shareAddress } from './share-address.ts'

/** The address of this page, to be copied or handed on. */
export default function ShareMenu({ title }: { readonly title: string }) {
  const address = `${location.origin}${location.pathname}`
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toast.ok('Link copied'),
      () => toast.failed('Failed to copy link'),
    )
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" leftSection={<IconShare size={16} aria-hidden />}>
          Share
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconCopy size={16} />} onClick={() => void copy()}>
          Copy Link
        </Menu.Item>
        <Menu.Item leftSection={<IconShare size={16} />} onClick={() => shareAddress(title, address)}>
          Share Link
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
