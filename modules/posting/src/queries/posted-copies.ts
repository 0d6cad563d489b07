import { type Token, token } from '@callboard/core'

/** What of a session is on posting pages. */
export interface PostedCopies {
  /** Those of the groups that are on a page, for the inside of a write. */
  copiedInWrite(groupIds: readonly string[]): Promise<ReadonlySet<string>>
  /** Those of the videos that are on a page, or were at this instant. */
  copiedVideos(videoIds: readonly string[], since: Date): Promise<ReadonlySet<string>>
}

export const POSTED_COPIES: Token<PostedCopies> = token('posting.posted-copies')
