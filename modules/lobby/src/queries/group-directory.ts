import { type Token, token } from '@callboard/core'

/** The fields of a group for other modules; not for browsers. */
export interface GroupFacts {
  readonly id: string
  readonly sessionId: string
  readonly name: string
  /** 1 for the first of its session */
  readonly order: number
  readonly isCurrent: boolean
  readonly createdAt: Date
  readonly members: readonly {
    readonly recordId: string
    readonly email: string
    readonly firstName: string
    readonly lastName: string
    readonly role: string
    readonly photoKey: string | null
  }[]
  /** Names of its talent of the external waiting room, who have no record here. */
  readonly guests: readonly string[]
}

export interface GroupDirectory {
  /** The group of a session that is not finished. */
  current(sessionId: string): Promise<GroupFacts | null>
  find(groupId: string): Promise<GroupFacts | null>
  /** In the order in which they were made. */
  bySession(sessionId: string): Promise<readonly GroupFacts[]>
}

export const GROUP_DIRECTORY: Token<GroupDirectory> = token('lobby.group-directory')
