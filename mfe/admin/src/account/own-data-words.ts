import type { OwnDataView } from '@callboard/accounts/contract'

const files = (count: number) => (count === 1 ? '1 file' : `${count} files`)

/** Where the archive of the own data is. */
export function ownDataWords(
  archive: Pick<OwnDataView, 'state' | 'progress' | 'reason' | 'file_count' | 'left_out_count'>,
): string {
  switch (archive.state) {
    case 'building':
      return `Putting your data together: ${archive.progress} %`
    case 'ready': {
      const ready = `Your data are ready: ${files(archive.file_count)}`
      return archive.left_out_count > 0 ? `${ready}, ${archive.left_out_count} left out` : ready
    }
    case 'failed':
      return archive.reason ?? 'Your data could not be put together.'
  }
}
