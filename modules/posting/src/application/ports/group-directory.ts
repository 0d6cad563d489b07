import type { PostingMember } from '../../domain/page.ts'

export interface GroupFacts {
  readonly id: string
  readonly name: string
  readonly order: number
  readonly members: readonly PostingMember[]
}

/** What this module asks of the lobby about groups. */
export interface GroupDirectory {
  bySession(sessionId: string): Promise<readonly GroupFacts[]>
}

export const POSTING_GROUP_DIRECTORY = Symbol('posting.group-directory')
