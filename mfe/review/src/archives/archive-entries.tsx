import { useAction } from '@callboard/kit/data'
import { IconDownload, IconHourglass, IconRefresh } from '@callboard/kit/icons'
import { Time } from '@callboard/kit/labels'
import type { ArchiveView } from '@callboard/review/contract'
import { requestArchiveAction } from '../data/archives.ts'
import type { Entry } from '../review/wall-entries.ts'
import { archiveWords } from './archive-words.ts'
import archivesStyles from './archives.module.css'

/**
 * All archives that the person has asked for in this session, newest first: each leads to its file, or to another try.
 * @param news those of them that the person was not told of
 */
export function useArchiveEntries(
  archives: readonly ArchiveView[],
  news: readonly ArchiveView[] = [],
): readonly Entry[] {
  const request = useAction(requestArchiveAction)
  return archives.map((archive): Entry => {
    const shared = {
      key: archive._id,
      label: archiveWords(archive),
      note: (
        <span className={archivesStyles.itemTime}>
          {news.includes(archive) ? <strong className={archivesStyles.isNew}>New</strong> : null}
          <Time at={archive.created_at} style="relative" />
        </span>
      ),
    }
    if (archive.url !== null) return { ...shared, icon: IconDownload, act: { download: archive.url } }
    if (archive.state !== 'failed') return { ...shared, icon: IconHourglass }
    const { session, keys, filename } = archive
    const run = () => void request.run({ session, keys, filename })
    return { ...shared, label: `Retry: ${shared.label}`, icon: IconRefresh, act: { run } }
  })
}
