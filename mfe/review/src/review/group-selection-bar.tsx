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
import { type ComponentType, useEffect } from 'react'
import { countWords } from '../takes/take-words.ts'
import keyed from './keyed-action.module.css'
import type { ShownGroup } from './review-groups.ts'
import styles from './review-head.module.css'

interface SelectionAction {
  readonly label: string
  /** Below its icon on a phone, where it stands in sight; the first one has its whole words. */
  readonly brief?: string
  readonly icon: ComponentType<{ readonly size: number; readonly 'aria-hidden': boolean }>
  readonly hint?: ReturnType<typeof keyHint>
  readonly run: () => void
}

/** Actions on the selected groups: those that are wanted often, on a phone the first one with its words, and the others in a menu. */
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
  const only = count === 1 ? props.groups[0]?.group._id : undefined
  // The first card that is chosen is not covered by the bar that comes with it.
  useEffect(() => {
    if (only !== undefined) document.getElementById(`group-${only}`)?.scrollIntoView({ block: 'nearest' })
  }, [only])
  const viewed = props.groups.filter(({ group }) => group.viewed).length
  const asViewed: SelectionAction = {
    label: 'Mark as viewed',
    brief: 'Viewed',
    icon: IconEye,
    hint: keyHint('take', 'viewed', 'Mark as viewed'),
    run: () => props.onViewed(true),
  }
  const asNotViewed: SelectionAction = {
    label: 'Mark as not viewed',
    brief: 'Not viewed',
    icon: IconEyeOff,
    hint: keyHint('take', 'viewed', 'Mark as not viewed'),
    run: () => props.onViewed(false),
  }
  const copies: readonly SelectionAction[] = props.canCopy
    ? [
        {
          label: 'Copy to Posting page',
          icon: IconCopy,
          hint: keyHint('wall', 'copy', 'Copy to Posting page'),
          run: props.onCopy,
        },
      ]
    : []
  const archiveWords = isArchived ? 'Restore videos' : 'Archive videos'
  const archives: readonly SelectionAction[] = onArchive
    ? [
        {
          label: archiveWords,
          icon: isArchived ? IconArrowBackUp : IconArchive,
          hint: keyHint('take', 'archive', archiveWords),
          run: onArchive,
        },
      ]
    : []
  const main = isArchived ? archives : copies
  // In the order of how often they are wanted: what the key does stands in sight.
  const often: readonly SelectionAction[] = [
    ...main,
    {
      label: 'Download Selected',
      brief: 'Download',
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
    ...(isArchived ? copies : []),
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
    ...(isArchived ? [] : archives),
  ]
  const isFirst = (one: SelectionAction) => one === main[0]
  const isInSight = (one: SelectionAction) => !isPhone || isFirst(one) || one.brief !== undefined
  const shown = count === 0 ? [] : often.filter(isInSight)
  const rest = count === 0 ? [] : [...often.filter((one) => !isInSight(one)), ...seldom]
  const words = count === 0 ? 'Tap groups to choose them' : `${countWords(count, 'group')} selected`
  return (
    <SelectionBar
      label="Selected groups"
      count={count > 0 || props.isSelecting ? words : null}
      docked
      onClear={props.onClear}
    >
      {shown.map((one) => {
        const { label, brief, icon: Icon, hint, run } = one
        return isPhone && !isFirst(one) ? (
          <button
            key={label}
            type="button"
            className={`${keyed.root} ${styles.brief}`}
            aria-label={label}
            onClick={run}
            {...hint}
          >
            <Icon size={20} aria-hidden />
            <span>{brief}</span>
          </button>
        ) : (
          <Button
            key={label}
            className={isPhone ? styles.first : undefined}
            variant={isFirst(one) ? 'filled' : 'default'}
            leftSection={isPhone ? undefined : <Icon size={16} aria-hidden />}
            onClick={run}
            {...hint}
          >
            {label}
          </Button>
        )
      })}
      {rest.length > 0 ? (
        // A toast in its place, whose time stands still under the pointer, would keep its rows from being pressed.
        <Menu position="top-end" zIndex="calc(var(--cb-z-toast) + 1)">
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
