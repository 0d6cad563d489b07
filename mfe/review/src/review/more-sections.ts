import {
  IconArchive,
  IconArrowBackUp,
  IconArrowsSort,
  IconCopy,
  IconDownload,
  IconHourglass,
  IconLayoutColumns,
  IconPencil,
  IconRefresh,
  IconTrash,
  IconUpload,
} from '@callboard/kit/icons'
import { type KeyMeaning, type KeyScope, keyHint, keyWord } from '@callboard/kit/keys'
import type { ArchiveView, VideoView } from '@callboard/review/contract'
import type { ComponentType } from 'react'
import { archiveWords } from '../archives/archive-words.ts'
import type { OpenGroupCommands } from './open-group-commands.ts'

export interface MoreItem {
  readonly words: string
  readonly icon: ComponentType<{ readonly size: number; readonly 'aria-hidden': true }>
  /** Absent where there is nothing to do yet. */
  readonly run?: (() => void) | undefined
  /** A file that it has. */
  readonly href?: string
  readonly hint?: ReturnType<typeof keyHint>
  readonly keyName?: string
  /** What it takes away is not brought back by the same menu. */
  readonly isGrave?: true
}

type ArchiveRequest = Pick<ArchiveView, 'session' | 'keys' | 'filename'>

interface Section {
  readonly title?: string
  readonly items: readonly MoreItem[]
}

/** The key of a meaning beside the words of its item. */
export const withKey = <S extends KeyScope>(scope: S, meaning: KeyMeaning<S>, words: string) => ({
  words,
  hint: keyHint(scope, meaning, words),
  keyName: keyWord(scope, meaning),
})

const item = (
  named: Pick<MoreItem, 'words' | 'hint' | 'keyName'>,
  icon: MoreItem['icon'],
  run: (() => void) | undefined,
): MoreItem[] => (run ? [{ ...named, icon, run }] : [])

/** The archive, which has no room of its own on a phone. */
function archiveItem(archive: ArchiveView, onRetry: (of: ArchiveRequest) => void): MoreItem {
  const words = archiveWords(archive)
  if (archive.url !== null) return { words, icon: IconDownload, href: archive.url }
  if (archive.state === 'building') return { words, icon: IconHourglass }
  const { session, keys, filename } = archive
  return { words: `${words} Retry`, icon: IconRefresh, run: () => onRetry({ session, keys, filename }) }
}

/** What stands in the menu of the open group, in its order. @param isPhone its row has no room for the first ones */
export function moreSections(options: {
  readonly take: VideoView
  readonly commands: OpenGroupCommands
  readonly onAddVideo: () => void
  readonly pictures: readonly MoreItem[]
  readonly isPhone: boolean | undefined
  readonly archive: ArchiveView | undefined
  readonly onRetryArchive: (of: ArchiveRequest) => void
}): Section[] {
  const { take, commands, pictures, isPhone, archive } = options
  const ofRow: MoreItem[] = [
    ...item(withKey('wall', 'copy', 'Copy to Posting page'), IconCopy, commands.copy),
    ...item(withKey('wall', 'download', 'Download'), IconDownload, commands.download),
    ...item(
      withKey('take', 'archive', take.is_archived ? 'Restore video' : 'Archive video'),
      take.is_archived ? IconArrowBackUp : IconArchive,
      commands.archive,
    ),
    ...item(withKey('wall', 'sideBySide', 'Side by side'), IconLayoutColumns, commands.compare),
  ]
  const ofGroup: MoreItem[] = [
    ...item(withKey('wall', 'addVideo', 'Add Video'), IconUpload, options.onAddVideo),
    ...item(withKey('wall', 'edit', 'Edit group'), IconPencil, commands.edit),
    ...item(withKey('wall', 'sort', 'Sort takes'), IconArrowsSort, commands.sort),
  ]
  const ofTrouble: MoreItem[] = [
    ...item(withKey('take', 'retry', 'Retry'), IconRefresh, commands.retry),
    ...item(withKey('take', 'remove', 'Delete video'), IconTrash, commands.remove).map((one) => ({
      ...one,
      isGrave: true as const,
    })),
  ]
  return [
    { items: isPhone && archive ? [archiveItem(archive, options.onRetryArchive)] : [] },
    { items: isPhone ? ofRow : [] },
    { items: ofGroup },
    { title: 'Set thumbnail', items: pictures },
    { items: ofTrouble },
  ].filter(({ items }) => items.length > 0)
}
