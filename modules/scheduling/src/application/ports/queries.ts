import type { Actor, UserType } from '@callboard/core'
import type { LocationType } from '../../domain/appointment.ts'

/** What this module asks of projects. */
export interface SessionFacts {
  readonly id: string
  readonly name: string
  readonly projectName: string
  readonly projectUri: string
  readonly timeZone: string
  readonly castingDirectorIds: readonly string[]
  readonly dates: readonly SessionDay[]
}

export interface SessionDay {
  readonly id: string
  readonly date: string
  readonly startTime: string
  readonly locationType: LocationType
  readonly inPersonLocation: string
  readonly managerIds: readonly string[]
  readonly lobbyManagerIds: readonly string[]
}

export interface SessionDirectory {
  session(id: string): Promise<SessionFacts | null>
  /** Unknown and deleted ones are left out. */
  many(ids: readonly string[]): Promise<readonly SessionFacts[]>
}

export interface SessionAccess {
  audience(actor: Actor, sessionId: string): Promise<'staff' | 'client' | null>
}

/** What this module asks of accounts. */
export interface UserFacts {
  readonly id: string
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  readonly userType: UserType
}

export interface UserDirectory {
  find(id: string): Promise<UserFacts | null>
  /** Unknown ids are left out. */
  many(ids: readonly string[]): Promise<readonly UserFacts[]>
}

export const SCHEDULING_SESSIONS = Symbol('scheduling.session-directory')
export const SCHEDULING_ACCESS = Symbol('scheduling.session-access')
export const SCHEDULING_USERS = Symbol('scheduling.user-directory')
