import { type Token, token, type UnitOfWork } from '@callboard/core'
import type { Project } from '../../domain/project.ts'
import type { LocationType, Session } from '../../domain/session.ts'
import type { CalendarFeedRepository, CalendarRepository } from './calendar-store.ts'

/** Whose projects: owners are casting directors, managers of a date are either type. */
export interface StaffMember {
  readonly userId: string
  readonly as: 'casting_director' | 'session_manager'
}

export interface ProjectPage {
  readonly skip: number
  readonly take: number
  readonly archived: boolean
  /** Part of the name, in any case. */
  readonly name?: string
  readonly id?: string
  /** Absent: everybody's projects. */
  readonly of?: StaffMember
}

/** Deleted projects are never found. */
export interface ProjectRepository {
  /** @returns false when another project has the uri; nothing is stored then */
  insert(project: Project): Promise<boolean>
  /** Stores all of it. @returns false when another project has the uri; nothing is changed then */
  save(project: Project): Promise<boolean>
  find(id: string): Promise<Project | null>
  /** Like `find`; no other transaction changes the project until this transaction ends. */
  locked(id: string): Promise<Project | null>
  /** Also a deleted one. */
  findAny(id: string): Promise<Project | null>
  findByUri(uri: string): Promise<Project | null>
  many(ids: readonly string[]): Promise<readonly Project[]>
  /** Newest first; two statements besides the count. */
  page(page: ProjectPage): Promise<{ projects: readonly Project[]; count: number }>
  /** True when the user runs a session of the project as manager or lobby manager. */
  isManager(projectId: string, userId: string): Promise<boolean>
  /** The projects whose casting director the user is. */
  ownedBy(userId: string): Promise<readonly string[]>
  /** Casting directors and managers of all projects that the account owns or runs a date of, by one statement. */
  colleagues(of: StaffMember): Promise<readonly string[]>
  /** How many projects an account owns, and how many session dates from a day (`YYYY-MM-DD`) it runs. */
  workOf(userId: string, from: string): Promise<{ projects: number; dates: number }>
}

/** The fields of a session in a list of projects. */
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

/** Deleted sessions, and those of deleted projects, are never found. Lists are in the project's order. */
export interface SessionRepository {
  insert(session: Session): Promise<void>
  /** Stores all of it, dates included. */
  save(session: Session): Promise<void>
  find(id: string): Promise<Session | null>
  /** Like `find`; no other transaction changes the session until this transaction ends. */
  locked(id: string): Promise<Session | null>
  /** Also a deleted one, or one of a deleted project. */
  findAny(id: string): Promise<Session | null>
  many(ids: readonly string[]): Promise<readonly Session[]>
  /** The sessions of which the user is a manager or lobby manager of a date. */
  runBy(userId: string): Promise<readonly string[]>
  ofProject(projectId: string): Promise<readonly Session[]>
  /** Outlines in one statement; with `runBy` only sessions that this user runs. */
  outlines(projectIds: readonly string[], runBy: string | null): Promise<readonly SessionOutline[]>
  /** Changes whenever anything of the session or its project does. @returns null when one of them is not there */
  stamp(sessionId: string): Promise<string | null>
}

export interface ProjectsRepositories {
  readonly projects: ProjectRepository
  readonly sessions: SessionRepository
  readonly calendar: CalendarRepository
  readonly feeds: CalendarFeedRepository
}

export type ProjectsStore = UnitOfWork<ProjectsRepositories>
export const PROJECTS_STORE: Token<ProjectsStore> = token('projects.store')
