import { type Hold, type Token, token } from '@callboard/core'

export interface ArchiveTry {
  /** Of the archive. */
  readonly id: string
  /** The number of this try. */
  readonly attempts: number
  readonly createdAt: Date
  /** The first line of its list of files. */
  readonly title: string
}

export interface MadeContents {
  readonly fileCount: number
  /** Files that could not be read; named in the list of files. */
  readonly leftOutCount: number
}

/** Archives that are being made or made, of whatever. */
export interface StoredArchives {
  /** @returns percent of an archive that tries before have made */
  progress(archiveId: string): Promise<number>
  /** What tries have left that was not joined to the archive. */
  removeParts(archiveId: string): Promise<void>
  remove(archiveId: string): Promise<void>
  /** @returns an address that saves an archive that is made; what it is shown for is asked again at each part */
  address(archiveId: string, fileName: string, hold: Hold): string
}

/** In their order in the archive. */
export interface CollectedFiles {
  /** Are written for the archive alone, and go with its parts. */
  readonly texts: readonly { readonly name: string; readonly text: AsyncIterable<string> }[]
  /** Files of the store, by key; one that is not there is left out. */
  readonly files: readonly { readonly name: string; readonly key: string }[]
}

export interface WantedFiles extends ArchiveTry {
  /** Is asked by the first try; later ones go on with what it has found. */
  collect(): Promise<CollectedFiles>
}

/** Archives of texts and stored files for a module that keeps by itself who may have one until when. */
export interface FileArchives extends StoredArchives {
  /**
   * Goes on where the try before ended.
   * @param tell is told the percent that is made, at most once a second
   */
  make(wanted: WantedFiles, tell: (percent: number) => Promise<void>): Promise<MadeContents>
}

export const FILE_ARCHIVES: Token<FileArchives> = token('review.file-archives')
