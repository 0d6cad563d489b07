import type { ArchiveView } from '@callboard/review/contract'

/**
 * @param progress percent by archive, as heard since the archives were loaded; only archives that are being built move
 * on
 */
export const withProgress = (
  archives: readonly ArchiveView[],
  progress: ReadonlyMap<string, number>,
): readonly ArchiveView[] =>
  archives.map((archive) => {
    const heard = progress.get(archive._id)
    return archive.state === 'building' && heard !== undefined ? { ...archive, progress: heard } : archive
  })
