export interface GroupFacts {
  readonly id: string
  readonly sessionId: string
  readonly name: string
  readonly order: number
  readonly isCurrent: boolean
  readonly createdAt: Date
  readonly members: readonly {
    readonly recordId: string
    readonly firstName: string
    readonly lastName: string
    readonly role: string
    readonly photoKey: string | null
  }[]
}

/** What this module asks of the lobby about groups. */
export interface GroupDirectory {
  current(sessionId: string): Promise<GroupFacts | null>
  bySession(sessionId: string): Promise<readonly GroupFacts[]>
  find(groupId: string): Promise<GroupFacts | null>
}

export const REVIEW_GROUP_DIRECTORY = Symbol('review.group-directory')
