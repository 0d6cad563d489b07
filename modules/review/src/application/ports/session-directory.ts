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

/** What this module asks of projects about sessions; a deleted one is null. */
export interface SessionDirectory {
  session(id: string): Promise<SessionFacts | null>
  byProject(projectId: string): Promise<readonly SessionFacts[]>
}

export const REVIEW_SESSION_DIRECTORY = Symbol('review.session-directory')
