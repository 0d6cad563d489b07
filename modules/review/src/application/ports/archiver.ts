import { type Token, token } from '@callboard/core'
export interface ArchiveEntry {
  /** Path inside the archive, safe and unique ignoring case. */
  readonly name: string
  readonly open: () => Promise<AsyncIterable<Uint8Array>>
}

export interface Archiver {
  /**
   * A ZIP (stored, ZIP64 where needed) as it is made; memory stays flat at any size.
   * An entry whose `open` throws is left out and reported to `skipped`; an entry that breaks midway fails the archive.
   */
  zip(
    entries: Iterable<ArchiveEntry>,
    skipped: (name: string, reason: string) => void,
  ): AsyncIterable<Uint8Array>
}

export const ARCHIVER: Token<Archiver> = token('review.archiver')
