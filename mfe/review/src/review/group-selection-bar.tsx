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
import { Button } from '@callboard/kit/ui'
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

/** Actions on the selected groups: those that are wanted often, on a phone the first one, and the others in a menu. */
export default function GroupSelectionBar(props: {
  readonly groups: readonly ShownGroup[]
  /** Groups are about to be selected by taps. */
  readonly isSelecting: boolean
  readonly isPhone: boolean
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
  const { onCompare, onArchive, isArchived, isPhone } = props
  const count = props.groups.length
  const viewed = props.groups.filter(({ group }) => group.viewed).length
  const asViewed: SelectionAction = {
    label: 'Mark as viewed',
    icon: IconEye,
    hint: keyHint('take', 'viewed', 'Mark as viewed'),
    run: () => props.onViewed(true),
  }
  const asNotViewed: SelectionAction = {
    label: 'Mark as not viewed',
    icon: IconEyeOff,
    hint: keyHint('take', 'viewed', 'Mark as not viewed'),
    run: () => props.onViewed(false),
  }
  // In the order of how often they are wanted: what the key does stands in sight.
  const often: readonly SelectionAction[] = [
    ...(props.canCopy
      ? [
          {
            label: 'Copy to Posting page',
            icon: IconCopy,
            hint: keyHint('wall', 'copy', 'Copy to Posting page'),
            run: props.onCopy,
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
    viewed === count ? asNotViewed : asViewed,
  ]
  const seldom: readonly SelectionAction[] = [
    ...(viewed > 0 && viewed < count ? [{ ...asNotViewed, hint: undefined }] : []),
    ...(props.canCopy
      ? [
          {
            label: 'Copy to session',
            icon: IconSwitchHorizontal,
            hint: keyHint('wall', 'copyToSession', 'Copy to a different session'),
            run: props.onCopyToSession,
          },
        ]
      : []),
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
  const inSight = isPhone ? 1 : often.length
  const shown = count === 0 ? [] : often.slice(0, inSight)
  const rest = count === 0 ? [] : [...often.slice(inSight), ...seldom]
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
            {rest.map(({ label, icon: Icon, hint, run }) => (
              <Menu.Item
                key={label}
                leftSection={<Icon size={16} aria-hidden />}
                onClick={run}
                aria-keyshortcuts={hint?.['aria-keyshortcuts']}
              >
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      ) : null}
    </SelectionBar>
  )
}
