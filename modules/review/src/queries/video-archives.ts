import { type Token, token } from '@callboard/core'
import type { ArchiveTry, MadeContents, StoredArchives } from './file-archives.ts'

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

export interface WantedArchive extends ArchiveTry {
  /** In their order in the archive, with the groups that they are shown in. */
  readonly videos: readonly { readonly id: string; readonly group: ArchivedGroup }[]
}

/** Archives of videos for a module that shows some of them elsewhere, and keeps by itself who may have one until when. */
export interface VideoArchives extends StoredArchives {
  /**
   * Goes on where the try before ended.
   * @param tell is told the percent that is made, at most once a second
   */
  make(wanted: WantedArchive, tell: (percent: number) => Promise<void>): Promise<MadeContents>
}

export const VIDEO_ARCHIVES: Token<VideoArchives> = token('review.video-archives')
