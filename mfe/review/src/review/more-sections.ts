import {
  IconArchive,
  IconArrowBackUp,
  IconArrowsSort,
  IconDownload,
  IconHourglass,
  IconLayoutColumns,
  IconPencil,
  IconRefresh,
  IconTrash,
  IconUpload,
} from '@callboard/kit/icons'
import type { ArchiveView, VideoView } from '@callboard/review/contract'
import { archiveWords } from '../archives/archive-words.ts'
import type { OpenGroupCommands } from './open-group-commands.ts'
import { type Entry, entry, type Section, withKey } from './wall-entries.ts'

type ArchiveRequest = Pick<ArchiveView, 'session' | 'keys' | 'filename'>

/** The archive, which has no room of its own beside an open group. */
function archiveEntry(archive: ArchiveView, onRetry: (of: ArchiveRequest) => void): Entry {
  const label = archiveWords(archive)
  if (archive.url !== null) return { label, icon: IconDownload, act: { download: archive.url } }
  if (archive.state === 'building') return { label, icon: IconHourglass }
  const { session, keys, filename } = archive
  return {
    label: `${label} Retry`,
    icon: IconRefresh,
    act: { run: () => onRetry({ session, keys, filename }) },
  }
}

/** What stands in the menu of the open group, in its order. @param isPhone its row has no room for the first ones */
export function moreSections(options: {
  readonly take: VideoView
  readonly commands: OpenGroupCommands
  readonly onAddVideo: () => void
  readonly pictures: Section
  readonly isPhone: boolean | undefined
  readonly archive: ArchiveView | undefined
  readonly onRetryArchive: (of: ArchiveRequest) => void
}): Section[] {
  const { take, commands, pictures, isPhone, archive } = options
  const ofRow: Entry[] = [
    ...entry({ ...withKey('wall', 'download', 'Download'), icon: IconDownload }, commands.download),
    ...entry(
      {
        ...withKey('take', 'archive', take.is_archived ? 'Restore video' : 'Archive video'),
        icon: take.is_archived ? IconArrowBackUp : IconArchive,
      },
      commands.archive,
    ),
    ...entry({ ...withKey('wall', 'sideBySide', 'Side by side'), icon: IconLayoutColumns }, commands.compare),
  ]
  const ofGroup: Entry[] = [
    ...entry({ ...withKey('wall', 'addVideo', 'Add Video'), icon: IconUpload }, options.onAddVideo),
    ...entry({ ...withKey('wall', 'edit', 'Edit group'), icon: IconPencil }, commands.edit),
    ...entry({ ...withKey('wall', 'sort', 'Sort takes'), icon: IconArrowsSort }, commands.sort),
  ]
  const ofTrouble: Entry[] = [
    ...entry({ ...withKey('take', 'retry', 'Retry'), icon: IconRefresh }, commands.retry),
    ...entry(
      { ...withKey('take', 'remove', 'Delete video'), icon: IconTrash, isGrave: true },
      commands.remove,
    ),
  ]
  return [
    { entries: archive ? [archiveEntry(archive, options.onRetryArchive)] : [] },
    { entries: isPhone ? ofRow : [] },
    { entries: ofGroup },
    pictures,
    { entries: ofTrouble },
  ]
}
