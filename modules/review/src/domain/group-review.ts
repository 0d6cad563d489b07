/** Review data about a group of the lobby. */
export interface GroupReview {
  readonly groupId: string
  readonly sessionId: string
  readonly viewed: boolean
  /** Has been copied to a posting page. */
  readonly copied: boolean
  readonly archived: boolean
  /** Overrides the lobby's order once the groups have been sorted by hand. */
  readonly order: number | null
  readonly thumbnailKey: string | null
}

export const untouched = (groupId: string, sessionId: string): GroupReview => ({
  groupId,
  sessionId,
  viewed: false,
  copied: false,
  archived: false,
  order: null,
  thumbnailKey: null,
})
