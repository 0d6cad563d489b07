import { IconCopy, IconShare } from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import { Menu } from '@callboard/kit/menus'
import { Button, toast } from '@callboard/kit/ui'
import { shareAddress } from './share-address.ts'

/** The address of this page, to be copied or handed on. */
export default function ShareMenu(props: {
  readonly title: string
  /** A sign without the word. */
  readonly isNarrow: boolean
}) {
  const { title } = props
  const address = `${location.origin}${location.pathname}`
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toast.ok('Link copied'),
      () => toast.failed('Failed to copy link'),
    )
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        {props.isNarrow ? (
          <ActionIcon variant="default" aria-label="Share" title="Share">
            <IconShare size={20} />
          </ActionIcon>
        ) : (
          <Button variant="default" leftSection={<IconShare size={16} aria-hidden />}>
            Share
          </Button>
        )}
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
