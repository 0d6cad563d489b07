import { type Token, token, type UserActor } from '@callboard/core'
import type { Brand, ProjectTexts } from '../domain/project.ts'
import type { LocationType } from '../domain/session.ts'

export interface SessionDateFacts {
  readonly id: string
  /** `YYYY-MM-DD` in the session's zone */
  readonly date: string
  readonly startTime: string
  readonly locationType: LocationType
  readonly inPersonLocation: string
  readonly skipForm: boolean
  /** casting notes, when talent may read them */
  readonly talentNotes: string | null
  readonly managerIds: readonly string[]
  readonly lobbyManagerIds: readonly string[]
}

/** What reviewers of a project may give. */
export interface FeedbackRules {
  /** Answers and comments may be given and changed. */
  readonly open: boolean
  /** Reshoot is one of the answers. */
  readonly reshoot: boolean
}

/** The fields of a session for other modules; not for browsers. */
export interface SessionFacts {
  readonly id: string
  readonly name: string
  readonly description: string
  readonly projectId: string
  readonly projectName: string
  readonly projectUri: string
  readonly timeZone: string
  /** of its project */
  readonly archived: boolean
  /** Of its project, which may be restored since; its appointments made until then have ended. */
  readonly lastArchivedAt: Date | null
  readonly skipVirtualLobby: boolean
  readonly allowTalentCreateRole: boolean
  /** Takes may be recorded on the devices of talent. */
  readonly localRecording: boolean
  readonly feedback: FeedbackRules
  readonly privateUsers: boolean
  /** Minutes before an appointment until which its talent may move or cancel it. */
  readonly changeCutoff: number
  /** Address of its room in the external waiting room. */
  readonly twr: string | null
  readonly twrSync: boolean
  /** Talent are reminded of their appointments the day before. */
  readonly reminders: boolean
  readonly roles: readonly string[]
  readonly texts: ProjectTexts
  readonly brand: Brand
  /** Accounts of the clients who are invited to it. */
  readonly clientIds: readonly string[]
  readonly castingDirectorIds: readonly string[]
  /** earliest first */
  readonly dates: readonly SessionDateFacts[]
}

export interface ProjectFacts {
  readonly id: string
  readonly name: string
  readonly uri: string
  readonly archived: boolean
  readonly brand: Brand
  readonly feedback: FeedbackRules
  readonly castingDirectorIds: readonly string[]
}

/** Sessions and projects; deleted ones are not there. */
/** A session date that somebody runs. */
export interface RunDate {
  readonly userId: string
  readonly dayId: string
  readonly sessionId: string
  readonly sessionName: string
  readonly projectName: string
  readonly castingDirectorIds: readonly string[]
  /** `YYYY-MM-DD` in the zone */
  readonly date: string
  readonly startTime: string
  readonly zone: string
}

export interface SessionDirectory {
  session(id: string): Promise<SessionFacts | null>
  /** `session` for the inside of a write: asked on its own connection, it does not wait behind the reads of a crowd. */
  sessionInWrite(id: string): Promise<SessionFacts | null>
  /** Also a deleted session, or one of a deleted project: for the last message about it. */
  evenDeleted(id: string): Promise<SessionFacts | null>
  /** Unknown ids are left out. */
  many(ids: readonly string[]): Promise<readonly SessionFacts[]>
  byProject(projectId: string): Promise<readonly SessionFacts[]>
  /** Those of the sessions that are there; by one statement. */
  among(ids: readonly string[]): Promise<ReadonlySet<string>>
  project(id: string): Promise<ProjectFacts | null>
  /** Names of projects by id; unknown ids are left out. */
  names(projectIds: readonly string[]): Promise<ReadonlyMap<string, string>>
  projectByUri(uri: string): Promise<ProjectFacts | null>
  /** True when the account is manager or lobby manager of a date of the project. */
  isManager(projectId: string, userId: string): Promise<boolean>
  /**
   * The dates in a span of days (`to` is not part of it) that the accounts run, without those of archived projects; by the
   * same number of statements for any number of accounts.
   */
  runDates(
    userIds: readonly string[],
    span: { readonly from: string; readonly to: string },
  ): Promise<readonly RunDate[]>
  /** Accounts that run a date on the day, without those of archived projects. */
  runningOn(day: string): Promise<readonly string[]>
  /** Casting directors and managers of all projects that the account owns or runs a date of, itself among them. */
  colleagues(account: Pick<UserActor, 'userId' | 'userType'>): Promise<readonly string[]>
}

export const SESSION_DIRECTORY: Token<SessionDirectory> = token('projects.session-directory')
