import { type Outbox, PUBLIC_URL, SEALER, service } from '@callboard/core'
import type { SessionFacts } from '@callboard/projects/queries'
import { type ArchiveStep, type ArchiveView, archiveChanged } from '../../contract/index.ts'
import type { Archive } from '../../domain/archive.ts'
import type { ReviewRepositories } from '../ports/index.ts'

/** The fields that change while an archive is built. */
export const archiveStep = (archive: Archive): ArchiveStep => ({
  _id: archive.id,
  session: archive.sessionId,
  state: archive.state,
  progress: archive.progress,
})

/** The view of an archive for its requester. */
export const archiveView = (archive: Archive, links: ArchiveLinks): ArchiveView => ({
  ...archiveStep(archive),
  reason: archive.reason,
  filename: archive.fileName,
  keys: [...archive.videoIds],
  file_count: archive.fileCount,
  left_out_count: archive.leftOutCount,
  url: archive.expiresAt === null ? null : links.path(archive, archive.expiresAt),
  created_at: archive.createdAt.toISOString(),
  expires_at: archive.expiresAt?.toISOString() ?? null,
})

const PURPOSE = 'archive'

/** Links to archives, for mails and screens. They are sealed claims: stored nowhere, good until the archive is gone. */
export class ArchiveLinks extends service({ sealer: SEALER, publicUrl: PUBLIC_URL }) {
  /** For pages, which take the host that they were opened by. */
  path(archive: Pick<Archive, 'id'>, expiresAt: Date): string {
    return `/api/videos/archive/${this.needs.sealer.seal(PURPOSE, { archive: archive.id }, expiresAt)}`
  }

  /** For mails. */
  address(archive: Pick<Archive, 'id'>, expiresAt: Date): string {
    return `${this.needs.publicUrl}${this.path(archive, expiresAt)}`
  }

  /** Where archives are asked for. */
  review(session: Pick<SessionFacts, 'id' | 'projectUri'>): string {
    return `${this.needs.publicUrl}/video/${session.projectUri}/${session.id}`
  }

  /** @returns the id of the archive, or `undefined` for a secret that is forged or has expired */
  opened(secret: string): string | undefined {
    return this.needs.sealer.open(PURPOSE, secret)?.archive
  }
}

/** Signals the state of an archive to the screens of its requester. */
export const showArchive = (outbox: Outbox, archive: Archive) =>
  outbox.signal(archiveChanged, archive.requestedBy, { staff: archiveStep(archive) })

/** Stores a changed archive, and signals it to its requester. */
export async function saveArchive(
  { archives }: Pick<ReviewRepositories, 'archives'>,
  outbox: Outbox,
  archive: Archive,
): Promise<void> {
  await archives.save(archive)
  showArchive(outbox, archive)
}
