import type { Actor, UserType } from '@callboard/core'

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

/** The groups of the lobby. */
export interface GroupDirectory {
  current(sessionId: string): Promise<GroupFacts | null>
  bySession(sessionId: string): Promise<readonly GroupFacts[]>
  find(groupId: string): Promise<GroupFacts | null>
}
export const GROUP_DIRECTORY = Symbol('review.group-directory')

export interface SessionFacts {
  readonly id: string
  readonly name: string
  readonly projectId: string
  readonly projectName: string
  readonly projectUri: string
  readonly timeZone: string
  readonly roles: readonly string[]
  readonly castingDirectorIds: readonly string[]
  readonly dates: readonly {
    readonly managerIds: readonly string[]
    readonly lobbyManagerIds: readonly string[]
  }[]
}

/** The sessions of projects; a deleted one is null. */
export interface SessionDirectory {
  session(id: string): Promise<SessionFacts | null>
  byProject(projectId: string): Promise<readonly SessionFacts[]>
}
export const SESSION_DIRECTORY = Symbol('review.session-directory')

/** Who may see a session, and as what. */
export interface SessionAccess {
  audience(actor: Actor, sessionId: string): Promise<'staff' | 'client' | null>
}
export const SESSION_ACCESS = Symbol('review.session-access')

export interface UserFacts {
  readonly id: string
  readonly email: string
  readonly userType: UserType
}

export interface UserDirectory {
  byEmail(email: string): Promise<UserFacts | null>
}
export const USER_DIRECTORY = Symbol('review.user-directory')
