import { IconCopy, IconShare } from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import { Menu } from '@callboard/kit/menus'
import { toast } from '@callboard/kit/ui'
import styles from './link-cover.module.css'
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
        <ActionIcon variant="subtle" className={styles.share} aria-label="Share" title="Share">
          <IconShare size={20} />
        </ActionIcon>
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
