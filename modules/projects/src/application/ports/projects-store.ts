import { type Token, token, type UnitOfWork } from '@callboard/core'
import type { Project } from '../../domain/project.ts'
import type { ProjectClient } from '../../domain/project-client.ts'
import type { LocationType, Session } from '../../domain/session.ts'
import type { SessionViewer } from '../../domain/session-viewer.ts'
import type { CalendarFeedRepository, CalendarRepository } from './calendar-store.ts'
import type { DocumentRepository } from './document-repository.ts'
import type { SearchRepository } from './search-store.ts'

/** Whose projects: owners are casting directors, managers of a date are either type. */
export interface StaffMember {
  readonly userId: string
  readonly as: 'casting_director' | 'session_manager'
}

/** The same, or what a casting director owns, or what a client is invited to. */
export interface ProjectPerson {
  readonly userId: string
  readonly as: StaffMember['as'] | 'owner' | 'client'
}

export interface ProjectPage {
  readonly skip: number
  readonly take: number
  /** Absent: archived or not. */
  readonly archived?: boolean
  /** All of its dates are invoiced, or some are not; a project without dates is neither. */
  readonly invoiced?: boolean
  /** Some of its dates are invoiced, or some are pending: booked, before the day and not invoiced. */
  readonly hasDates?: 'invoiced' | { readonly pendingBefore: string }
  /** Part of the name, in any case. */
  readonly name?: string
  readonly id?: string
  readonly ids?: readonly string[]
  /** Absent: everybody's projects. */
  readonly of?: ProjectPerson
}

/** An address of a project that another project has. */
export interface TakenAddress {
  readonly of: 'project' | 'meeting'
  readonly address: string
}

/** Deleted projects are never found. */
export interface ProjectRepository {
  /** @returns false when another project has the uri or a meeting id; nothing is stored then */
  insert(project: Project): Promise<boolean>
  /** Stores all of it. @returns false when another project has the uri or a meeting id; nothing is changed then */
  save(project: Project): Promise<boolean>
  /** The first address of this project that another one has, a deleted one included. */
  taken(project: Project): Promise<TakenAddress | null>
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
  /**
   * How many projects an account owns, how many of them alone, and how many session dates from a day (`YYYY-MM-DD`) it
   * runs.
   */
  workOf(userId: string, from: string): Promise<{ projects: number; alone: number; dates: number }>
  /** Projects that each account owns, runs a date of or is invited to, by one statement. Accounts without any are left out. */
  countsOf(userIds: readonly string[]): Promise<ReadonlyMap<string, number>>
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
    readonly invoiced: boolean
  }[]
}

/** Sessions with a date on one of some days. */
export interface SessionsOnDays {
  readonly days: readonly string[]
  /** Absent: everybody's. */
  readonly of?: StaffMember
  readonly limit: number
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
  /** Outlines, without archived projects, of sessions that a person owns or runs; their other dates are left out. */
  outlinesOn(on: SessionsOnDays): Promise<readonly SessionOutline[]>
  /** Outlines of the sessions that a client is invited to, in one statement. */
  outlinesFor(clientId: string, projectIds: readonly string[]): Promise<readonly SessionOutline[]>
  /** Puts the sessions of a project in this order, with consecutive numbers; for all of them. */
  sort(ids: readonly string[]): Promise<void>
  /** Lets only invited clients in, or not; changes the stamp and not the version. */
  restrict(session: Session, restricted: boolean): Promise<void>
  /** Changes whenever anything of the session, its project or the invitations to it does. @returns null when one of them is not there */
  stamp(sessionId: string): Promise<string | null>
}

/** Who is invited. Every change changes the stamps of the project's sessions. */
export interface ProjectClientRepository {
  /** Invites an address, or changes its invitation. */
  save(client: ProjectClient): Promise<void>
  remove(projectId: string, email: string): Promise<void>
  /** In the order of their addresses, by one statement. */
  ofProjects(projectIds: readonly string[]): Promise<readonly ProjectClient[]>
  /** The oldest first. */
  ofUser(userId: string): Promise<readonly ProjectClient[]>
  /** Removes the invitations of an account, and those of its address. */
  forget(userId: string, email: string): Promise<void>
  /** The account of an address is known from now on, in all its invitations. */
  known(email: string, userId: string): Promise<void>
  /** Accounts that have proved an address by an invitation that still stands, by address. */
  proven(emails: readonly string[]): Promise<ReadonlyMap<string, string>>
}

/** Dates whose booking link was mailed to talent. */
export interface SharedScheduleRepository {
  note(dayId: string, at: Date): Promise<void>
  /** Those of the dates that are shared, by one statement. */
  among(dayIds: readonly string[]): Promise<ReadonlySet<string>>
}

export interface SessionViewerRepository {
  /** Makes the viewer, or moves the time of the one that is there. */
  note(viewer: SessionViewer): Promise<void>
  /** The latest first. */
  of(sessionId: string): Promise<readonly SessionViewer[]>
  /** The latest first. */
  ofUser(userId: string): Promise<readonly SessionViewer[]>
  forget(userId: string): Promise<void>
}

export interface ProjectsRepositories {
  readonly shares: SharedScheduleRepository
  readonly viewers: SessionViewerRepository
  readonly clients: ProjectClientRepository
  readonly documents: DocumentRepository
  readonly projects: ProjectRepository
  readonly sessions: SessionRepository
  readonly calendar: CalendarRepository
  readonly feeds: CalendarFeedRepository
  readonly search: SearchRepository
}

export type ProjectsStore = UnitOfWork<ProjectsRepositories>
export const PROJECTS_STORE: Token<ProjectsStore> = token('projects.store')
