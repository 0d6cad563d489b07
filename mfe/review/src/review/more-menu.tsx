import { IconDots } from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import { Menu } from '@callboard/kit/menus'
import { EntryItems } from './entry-lines.tsx'
import styles from './review-head.module.css'
import { useWallSections, type WallCommands } from './use-wall-sections.ts'

/** The rest of the actions on the wall, and the archives that the person has asked for. */
export default function MoreMenu(props: WallCommands) {
  const { ofWall, ofSession, archives } = useWallSections(props)
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon className={styles.more} aria-label="More" title="More">
          <IconDots size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown className={styles.menu}>
        <EntryItems sections={[ofWall, ofSession, archives]} />
      </Menu.Dropdown>
    </Menu>
  )
}
