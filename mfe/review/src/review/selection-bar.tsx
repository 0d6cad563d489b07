import {
  IconArchive,
  IconArrowBackUp,
  IconCopy,
  IconDownload,
  IconEye,
  IconEyeOff,
  IconLayoutColumns,
  IconSwitchHorizontal,
  IconX,
} from '@callboard/kit/icons'
import { ActionIcon } from '@callboard/kit/inputs'
import { keyHint } from '@callboard/kit/keys'
import { Button } from '@callboard/kit/ui'
import { countWords } from '../takes/take-words.ts'
import takesStyles from '../takes/takes.module.css'
import reviewStyles from './review.module.css'
import type { ShownGroup } from './review-groups.ts'

/** Actions on the selected groups; hidden while nothing is selected. */
export function SelectionBar(props: {
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
    <>
      <p className={takesStyles.announce} aria-live="polite">
        {count > 0 ? `${countWords(count, 'group')} selected` : ''}
      </p>
      {count > 0 ? (
        <div className={reviewStyles.selectionBar} role="toolbar" aria-label="Selected groups">
          <strong>{countWords(count, 'group')}</strong>
          <ActionIcon
            aria-label="Clear selection"
            onClick={props.onClear}
            {...keyHint('everywhere', 'back', 'Clear selection')}
          >
            <IconX size={16} />
          </ActionIcon>
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
            {...keyHint('take', 'viewed', 'Mark as Viewed')}
          >
            Mark as Viewed
          </Button>
          <Button
            variant="default"
            leftSection={<IconEyeOff size={16} />}
            onClick={() => props.onViewed(false)}
          >
            Not Viewed
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
        </div>
      ) : null}
    </>
  )
}
