import type { LocationType, Session } from '../../domain/session.ts'

/** What a list of projects shows of a session. */
export interface SessionOutline {
  readonly id: string
  readonly projectId: string
  readonly name: string
  readonly timeZone: string
  readonly sortOrder: number
  readonly dates: readonly {
    readonly id: string
    readonly date: string
    readonly startTime: string
    readonly locationType: LocationType
    readonly hasManager: boolean
  }[]
}

/** What ties a person to a session. */
export interface SessionTies {
  readonly privateUsers: boolean
  readonly isCastingDirector: boolean
  readonly isManager: boolean
}

/** Deleted sessions, and those of deleted projects, are never found. Lists are in the project's order. */
export interface SessionRepository {
  insert(session: Session): Promise<void>
  /** Stores all of it, dates included. */
  save(session: Session): Promise<void>
  find(id: string): Promise<Session | null>
  /** Like `find`; nobody else changes the session until the transaction ends. */
  locked(id: string): Promise<Session | null>
  many(ids: readonly string[]): Promise<readonly Session[]>
  ofProject(projectId: string): Promise<readonly Session[]>
  /** Outlines in one statement; with `runBy` only sessions that this user runs. */
  outlines(projectIds: readonly string[], runBy: string | null): Promise<readonly SessionOutline[]>
  ties(sessionId: string, userId: string): Promise<SessionTies | null>
}
