import type { PageArchive } from '../../domain/page-archive.ts'

export interface PageArchiveRepository {
  find(id: string): Promise<PageArchive | null>
  lock(id: string): Promise<PageArchive | null>
  /** The newest of the same selection that has not expired. */
  living(selection: string, now: Date): Promise<PageArchive | null>
  /** How many are being built for a link; no other is added until this write ends. */
  buildingLocked(linkId: string): Promise<number>
  /** @returns false when one of the same selection is being built */
  addIfAbsent(archive: PageArchive): Promise<boolean>
  save(archive: PageArchive): Promise<void>
}
