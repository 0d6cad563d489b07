import type { ArchiveStep, ArchiveView } from '../../contract/index.ts'
import type { Archive } from '../../domain/archive.ts'
import type { ArchiveLinks } from './archive-link.ts'

/** What changes while an archive is built. */
export const archiveStep = (archive: Archive): ArchiveStep => ({
  _id: archive.id,
  session: archive.sessionId,
  state: archive.state,
  progress: archive.progress,
})

/** What whoever asked for an archive sees of it. */
export const archiveView = (archive: Archive, links: ArchiveLinks): ArchiveView => ({
  ...archiveStep(archive),
  reason: archive.reason,
  filename: archive.fileName,
  keys: [...archive.videoIds],
  file_count: archive.fileCount,
  left_out_count: archive.leftOutCount,
  url: archive.expiresAt === null ? null : links.to(archive, archive.expiresAt),
  created_at: archive.createdAt.toISOString(),
  expires_at: archive.expiresAt?.toISOString() ?? null,
})
