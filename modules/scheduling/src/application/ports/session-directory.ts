import type { LocationType } from '../../domain/appointment.ts'

export interface SessionDay {
  readonly id: string
  readonly date: string
  readonly startTime: string
  readonly locationType: LocationType
  readonly inPersonLocation: string
  readonly managerIds: readonly string[]
  readonly lobbyManagerIds: readonly string[]
}

export interface SessionFacts {
  readonly id: string
  readonly name: string
  readonly projectName: string
  readonly projectUri: string
  readonly timeZone: string
  readonly castingDirectorIds: readonly string[]
  readonly dates: readonly SessionDay[]
}

/** What this module asks of projects about sessions; a deleted one is null. */
export interface SessionDirectory {
  session(id: string): Promise<SessionFacts | null>
  /** Unknown and deleted ones are left out. */
  many(ids: readonly string[]): Promise<readonly SessionFacts[]>
}

export const SCHEDULING_SESSION_DIRECTORY = Symbol('scheduling.session-directory')
