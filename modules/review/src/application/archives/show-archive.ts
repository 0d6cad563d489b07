import type { Outbox } from '@callboard/core'
import { archiveChanged } from '../../contract/index.ts'
import type { Archive } from '../../domain/archive.ts'
import type { ReviewRepositories } from '../ports/index.ts'
import { archiveStep } from './archive-view.ts'

/** Tells the screens of whoever asked for an archive where it is. */
export const showArchive = (outbox: Outbox, archive: Archive) =>
  outbox.signal(archiveChanged, archive.requestedBy, { staff: archiveStep(archive) })

/** Stores an archive that has changed, and shows it to whoever asked for it. */
export async function saveArchive(
  { archives }: Pick<ReviewRepositories, 'archives'>,
  outbox: Outbox,
  archive: Archive,
): Promise<void> {
  await archives.save(archive)
  showArchive(outbox, archive)
}
