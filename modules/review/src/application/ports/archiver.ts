import { type Token, token } from '@callboard/core'

export interface ArchiveEntry {
  /** Path inside the archive, safe and unique ignoring case. */
  readonly name: string
  /** Its bytes from `start` on; none when it has no more. */
  readonly open: (start: number) => Promise<AsyncIterable<Uint8Array>>
}

export interface ArchivedEntry {
  readonly name: string
  /** Where it begins in the archive. */
  readonly offset: number
  /** Count of its own bytes in the archive. */
  readonly bytes: number
  /** Checksum of these bytes. */
  readonly crc: number
}

/** How far an archive is: plain numbers and text, to be kept and gone on from in another process. */
export interface ArchiveProgress {
  /** Bytes of the archive. */
  readonly size: number
  readonly whole: readonly ArchivedEntry[]
  /** The entry in the middle of which the archive ends. */
  readonly cut: ArchivedEntry | null
}

/** The bytes of an archive as they are made. */
export interface ArchiveInMaking extends AsyncIterable<Uint8Array> {
  /** As of the piece that was given last. */
  progress(): ArchiveProgress
}

export interface ArchiverOptions {
  /** The date of all entries. */
  readonly made: Date
  /** The archive goes on from there. */
  readonly from?: ArchiveProgress | undefined
}

export interface Archiver {
  /**
   * A ZIP (stored, ZIP64 where needed); memory stays flat at any size. An entry that cannot be opened, or breaks midway, fails
   * the archive.
   * @param entries that are not `whole` yet: first the one that is `cut`. The next one is asked for when one is whole
   */
  zip(entries: AsyncIterable<ArchiveEntry>, options: ArchiverOptions): ArchiveInMaking
}

export const ARCHIVER: Token<Archiver> = token('review.archiver')
