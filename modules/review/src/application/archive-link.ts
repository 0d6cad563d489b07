import type { Sealer } from '@callboard/core'
import type { Archive } from '../domain/archive.ts'
import type { SessionFacts } from './ports/index.ts'

const PURPOSE = 'archive'

/** Links to archives, for mails and screens. They are sealed claims: stored nowhere, good until the archive is gone. */
export class ArchiveLinks {
  readonly #sealer: Sealer
  readonly #publicUrl: string

  constructor(sealer: Sealer, publicUrl: string) {
    this.#sealer = sealer
    this.#publicUrl = publicUrl
  }

  to(archive: Pick<Archive, 'id'>, expiresAt: Date): string {
    const secret = this.#sealer.seal(PURPOSE, { archive: archive.id }, expiresAt)
    return `${this.#publicUrl}/api/videos/archive/${secret}`
  }

  /** Where archives are asked for. */
  review(session: Pick<SessionFacts, 'id' | 'projectUri'>): string {
    return `${this.#publicUrl}/video/${session.projectUri}/${session.id}`
  }

  /** @returns the id of the archive, or `undefined` for a secret that is forged or has expired */
  opened(secret: string): string | undefined {
    return this.#sealer.open(PURPOSE, secret)?.archive
  }
}
