import { useSyncWords } from '@callboard/kit/file-sync'
import {
  IconArrowsSort,
  IconChecks,
  IconDots,
  IconFolderOpen,
  IconSquareCheck,
  IconVideo,
} from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import { ariaKeys, type KeyMeaning, keyWord } from '@callboard/kit/keys'
import { Menu } from '@callboard/kit/menus'
import { Link } from '@callboard/kit/ui'
import type { ArchiveView, ReviewView } from '@callboard/review/contract'
import type { ComponentType } from 'react'
import { ArchiveItems } from '../archives/archive-items.tsx'
import styles from './review-head.module.css'

interface Entry {
  readonly label: string
  readonly icon: ComponentType<{ readonly size: number; readonly 'aria-hidden': boolean }>
  readonly meaning?: KeyMeaning<'wall'>
  /** Absent while there is nothing to do it to. */
  readonly run: (() => void) | undefined
}

function Item({ label, icon: Icon, meaning, run }: Entry) {
  if (!run) return null
  return (
    <Menu.Item
      leftSection={<Icon size={16} aria-hidden />}
      rightSection={
        meaning ? (
          <span className={styles.key} aria-hidden>
            {keyWord('wall', meaning)}
          </span>
        ) : null
      }
      aria-keyshortcuts={meaning && ariaKeys('wall', meaning)}
      onClick={run}
    >
      {label}
    </Menu.Item>
  )
}

/** The sync of the takes with this computer, which says how it goes once it was turned on in this browser. */
const FileSyncItem = (props: Pick<ReviewView, 'session'> & { readonly run: () => void }) => (
  <Item label={useSyncWords(props.session)} icon={IconFolderOpen} run={props.run} />
)

/** The rest of the actions on the wall, and the archives that the person has asked for. */
export default function MoreMenu(props: {
  readonly session: ReviewView['session']
  /** Address of the live room; absent where it has a button of its own. */
  readonly room: string | undefined
  readonly archives: readonly ArchiveView[]
  readonly onSelect: (() => void) | undefined
  readonly onSelectAll: (() => void) | undefined
  readonly onSort: (() => void) | undefined
  readonly onFileSync: () => void
}) {
  const { archives } = props
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon className={styles.more} aria-label="More" title="More">
          <IconDots size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown className={styles.menu}>
        <Item label="Select groups" icon={IconSquareCheck} run={props.onSelect} />
        <Item label="Select all" icon={IconChecks} meaning="all" run={props.onSelectAll} />
        <Item label="Sort groups" icon={IconArrowsSort} meaning="sort" run={props.onSort} />
        {props.onSelect ? <Menu.Divider /> : null}
        <FileSyncItem session={props.session} run={props.onFileSync} />
        {props.room === undefined ? null : (
          <Menu.Item component={Link} to={props.room} leftSection={<IconVideo size={16} aria-hidden />}>
            Live room
          </Menu.Item>
        )}
        {archives.length > 0 ? <ArchiveItems archives={archives} /> : null}
      </Menu.Dropdown>
    </Menu>
  )
}
