import { PUBLIC_URL, SEALER, service } from '@callboard/core'
import type { SessionFacts } from '@callboard/projects/queries'
import type { Archive } from '../../domain/archive.ts'

const PURPOSE = 'archive'

/** Links to archives, for mails and screens. They are sealed claims: stored nowhere, good until the archive is gone. */
export class ArchiveLinks extends service({ sealer: SEALER, publicUrl: PUBLIC_URL }) {
  to(archive: Pick<Archive, 'id'>, expiresAt: Date): string {
    const secret = this.needs.sealer.seal(PURPOSE, { archive: archive.id }, expiresAt)
    return `${this.needs.publicUrl}/api/videos/archive/${secret}`
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
