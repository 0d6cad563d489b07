import type { ArchiveView } from '@callboard/review/contract'
import { countWords } from '../takes/take-words.ts'

export const preparingWords = (percent: number) => `Preparing archive: ${percent} %`

/** Where an archive is. */
export function archiveWords(
  archive: Pick<ArchiveView, 'state' | 'progress' | 'reason' | 'file_count' | 'left_out_count'>,
): string {
  switch (archive.state) {
    case 'building':
      return preparingWords(archive.progress)
    case 'ready': {
      const ready = `Archive ready: ${countWords(archive.file_count, 'take')}`
      return archive.left_out_count > 0 ? `${ready}, ${archive.left_out_count} left out` : ready
    }
    case 'failed':
      return archive.reason ?? 'The archive could not be built.'
  }
}
