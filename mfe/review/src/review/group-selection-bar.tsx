import {
  IconArchive,
  IconArrowBackUp,
  IconCopy,
  IconDownload,
  IconEye,
  IconEyeOff,
  IconLayoutColumns,
  IconSwitchHorizontal,
} from '@callboard/kit/icons'
import { keyHint } from '@callboard/kit/keys'
import { SelectionBar } from '@callboard/kit/selection'
import { Button } from '@callboard/kit/ui'
import { countWords } from '../takes/take-words.ts'
import type { ShownGroup } from './review-groups.ts'

/** Actions on the selected groups. */
export function GroupSelectionBar(props: {
  readonly groups: readonly ShownGroup[]
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
  const count = props.groups.length
  return (
    <SelectionBar
      label="Selected groups"
      count={count > 0 ? countWords(count, 'group') : null}
      docked
      onClear={props.onClear}
    >
      {props.canCopy ? (
        <Button
          leftSection={<IconCopy size={16} />}
          onClick={props.onCopy}
          {...keyHint('wall', 'copy', 'Copy to Posting page')}
        >
          Copy to Posting page
        </Button>
      ) : null}
      {props.canCopy ? (
        <Button
          variant="default"
          leftSection={<IconSwitchHorizontal size={16} />}
          onClick={props.onCopyToSession}
          {...keyHint('wall', 'copyToSession', 'Copy to a different session')}
        >
          Copy to session
        </Button>
      ) : null}
      <Button
        variant="default"
        leftSection={<IconDownload size={16} />}
        onClick={props.onDownload}
        {...keyHint('wall', 'download', 'Download Selected')}
      >
        Download Selected
      </Button>
      {props.onCompare ? (
        <Button
          variant="default"
          leftSection={<IconLayoutColumns size={16} />}
          onClick={props.onCompare}
          {...keyHint('wall', 'sideBySide', 'Side by side')}
        >
          Side by side
        </Button>
      ) : null}
      <Button
        variant="default"
        leftSection={<IconEye size={16} />}
        onClick={() => props.onViewed(true)}
        {...keyHint('take', 'viewed', 'Mark as viewed')}
      >
        Mark as viewed
      </Button>
      <Button variant="default" leftSection={<IconEyeOff size={16} />} onClick={() => props.onViewed(false)}>
        Mark as not viewed
      </Button>
      {props.onArchive ? (
        <Button
          variant="default"
          leftSection={props.isArchived ? <IconArrowBackUp size={16} /> : <IconArchive size={16} />}
          onClick={props.onArchive}
        >
          {props.isArchived ? 'Restore videos' : 'Archive videos'}
        </Button>
      ) : null}
    </SelectionBar>
  )
}
