/** A group on a page, in which so many talent have no answer of a person. */
export interface WaitingGroup {
  readonly pageId: string
  /** The session that it came from. */
  readonly sessionId: string
  readonly toAnswer: number
}

export interface ToAnswerRepository {
  /** The groups with takes to see and somebody whom the person has not answered. Two statements at any size. */
  waiting(pageIds: readonly string[], userId: string): Promise<readonly WaitingGroup[]>
}
