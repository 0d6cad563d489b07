import { type Hold, type Token, token } from '@callboard/core'

/** A group as the names of its files in an archive say it. */
export interface ArchivedGroup {
  /** From 1. */
  readonly order: number
  readonly members: readonly {
    readonly recordId: string
    readonly firstName: string
    readonly lastName: string
  }[]
}

export interface WantedArchive {
  readonly id: string
  /** The number of this try. */
  readonly attempts: number
  readonly createdAt: Date
  /** The first line of its list of files. */
  readonly title: string
  /** In their order in the archive, with the groups that they are shown in. */
  readonly videos: readonly { readonly id: string; readonly group: ArchivedGroup }[]
}

export interface MadeContents {
  readonly fileCount: number
  /** Videos that could not be read; named in the list of files. */
  readonly leftOutCount: number
}

/** Archives of videos for a module that shows some of them elsewhere, and keeps by itself who may have one until when. */
export interface VideoArchives {
  /** @returns percent of an archive that tries before have made */
  progress(archiveId: string): Promise<number>
  /**
   * Goes on where the try before ended.
   * @param tell is told the percent that is made, at most once a second
   */
  make(wanted: WantedArchive, tell: (percent: number) => Promise<void>): Promise<MadeContents>
  /** What tries have left that was not joined to the archive. */
  removeParts(archiveId: string): Promise<void>
  remove(archiveId: string): Promise<void>
  /** @returns an address that saves an archive that is made; what it is shown for is asked again at each part */
  address(archiveId: string, fileName: string, hold: Hold): string
}

export const VIDEO_ARCHIVES: Token<VideoArchives> = token('review.video-archives')
