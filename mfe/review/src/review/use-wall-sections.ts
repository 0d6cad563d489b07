import { useSyncWords } from '@callboard/kit/file-sync'
import {
  IconArrowsSort,
  IconChecks,
  IconDownload,
  IconFolderOpen,
  IconSquareCheck,
} from '@callboard/kit/icons'
import type { ArchiveView, ReviewView } from '@callboard/review/contract'
import { useArchiveEntries } from '../archives/archive-entries.tsx'
import { entry, type Section, withKey } from './wall-entries.ts'

/** What the menu of the wall leads to; what is absent has nothing to be done to. */
export interface WallCommands {
  readonly session: ReviewView['session']
  readonly archives: readonly ArchiveView[]
  /** Those of them that the person was not told of. */
  readonly news?: readonly ArchiveView[]
  readonly onSelect: (() => void) | undefined
  readonly onSelectAll: (() => void) | undefined
  readonly onSort: (() => void) | undefined
  /** Of all groups that are shown. */
  readonly onDownload: (() => void) | undefined
  readonly onFileSync: () => void
}

/** The lines of the menu of the wall. The sync of the takes with this computer says how it goes once it was turned on. */
export function useWallSections(
  props: WallCommands,
): Readonly<Record<'ofWall' | 'ofSession' | 'archives', Section>> {
  const sync = useSyncWords(props.session)
  return {
    ofWall: {
      entries: [
        ...entry({ label: 'Select groups', icon: IconSquareCheck }, props.onSelect),
        ...entry({ ...withKey('wall', 'all', 'Select all'), icon: IconChecks }, props.onSelectAll),
        ...entry({ label: 'Download', icon: IconDownload }, props.onDownload),
        ...entry({ ...withKey('wall', 'sort', 'Sort groups'), icon: IconArrowsSort }, props.onSort),
      ],
    },
    ofSession: { entries: entry({ label: sync, icon: IconFolderOpen }, props.onFileSync) },
    archives: { title: 'Archives', entries: useArchiveEntries(props.archives, props.news) },
  }
}
