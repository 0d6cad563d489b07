import {
  IconArchive,
  IconArrowBackUp,
  IconCopy,
  IconDots,
  IconDownload,
  IconEye,
  IconEyeOff,
  IconLayoutColumns,
  IconSwitchHorizontal,
} from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import { keyHint } from '@callboard/kit/keys'
import { Menu } from '@callboard/kit/menus'
import { SelectionBar } from '@callboard/kit/selection'
import { Button, useMediaQuery } from '@callboard/kit/ui'
import type { ComponentType } from 'react'
import { countWords } from '../takes/take-words.ts'
import type { ShownGroup } from './review-groups.ts'
import styles from './review-head.module.css'

interface SelectionAction {
  readonly label: string
  readonly icon: ComponentType<{ readonly size: number; readonly 'aria-hidden': boolean }>
  readonly hint?: ReturnType<typeof keyHint>
  readonly run: () => void
}

/** As high as a finger, and as narrow as its words. */
const ON_PHONE = { size: 'md', px: 'sm', fz: 'var(--cb-t2)' } as const

/** Actions on the selected groups; on a phone the first one, and the others in a menu. */
export default function GroupSelectionBar(props: {
  readonly groups: readonly ShownGroup[]
  /** Groups are about to be selected by taps. */
  readonly isSelecting: boolean
  readonly canCopy: boolean
  readonly onCopy: () => void
  readonly onCopyToSession: () => void
  readonly onDownload: () => void
  /** Absent for other than two to four groups. */
  readonly onCompare: (() => void) | undefined
  readonly onViewed: (viewed: boolean) => void
  /** Archives their takes, or brings them back on the tab of archived ones; absent without the right. */
  readonly onArchive: (() => void) | undefined
  readonly isArchived: boolean
  readonly onClear: () => void
}) {
  const { onCompare, onArchive, isArchived } = props
  const isPhone = useMediaQuery('(max-width: 600px)', undefined, { getInitialValueInEffect: false })
  const count = props.groups.length
  const actions: readonly SelectionAction[] = [
    ...(props.canCopy
      ? [
          {
            label: 'Copy to Posting page',
            icon: IconCopy,
            hint: keyHint('wall', 'copy', 'Copy to Posting page'),
            run: props.onCopy,
          },
          {
            label: 'Copy to session',
            icon: IconSwitchHorizontal,
            hint: keyHint('wall', 'copyToSession', 'Copy to a different session'),
            run: props.onCopyToSession,
          },
        ]
      : []),
    {
      label: 'Download Selected',
      icon: IconDownload,
      hint: keyHint('wall', 'download', 'Download Selected'),
      run: props.onDownload,
    },
    ...(onCompare
      ? [
          {
            label: 'Side by side',
            icon: IconLayoutColumns,
            hint: keyHint('wall', 'sideBySide', 'Side by side'),
            run: onCompare,
          },
        ]
      : []),
    {
      label: 'Mark as viewed',
      icon: IconEye,
      hint: keyHint('take', 'viewed', 'Mark as viewed'),
      run: () => props.onViewed(true),
    },
    { label: 'Mark as not viewed', icon: IconEyeOff, run: () => props.onViewed(false) },
    ...(onArchive
      ? [
          {
            label: isArchived ? 'Restore videos' : 'Archive videos',
            icon: isArchived ? IconArrowBackUp : IconArchive,
            run: onArchive,
          },
        ]
      : []),
  ]
  const shown = count === 0 ? [] : actions.slice(0, isPhone ? 1 : undefined)
  const rest = count === 0 ? [] : actions.slice(shown.length)
  return (
    <SelectionBar
      label="Selected groups"
      count={count > 0 || props.isSelecting ? countWords(count, 'group') : null}
      docked
      onClear={props.onClear}
    >
      {shown.map(({ label, icon: Icon, hint, run }, place) => (
        <Button
          key={label}
          variant={place === 0 && props.canCopy ? 'filled' : 'default'}
          {...(isPhone ? ON_PHONE : { leftSection: <Icon size={16} aria-hidden /> })}
          onClick={run}
          {...hint}
        >
          {label}
        </Button>
      ))}
      {rest.length > 0 ? (
        <Menu position="top-end">
          <Menu.Target>
            <ActionIcon className={styles.more} aria-label="More for the selected groups">
              <IconDots size={20} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown className={styles.menu}>
            {rest.map(({ label, icon: Icon, run }) => (
              <Menu.Item key={label} leftSection={<Icon size={16} aria-hidden />} onClick={run}>
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      ) : null}
    </SelectionBar>
  )
}
