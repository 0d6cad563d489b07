export interface SessionFacts {
  readonly id: string
  readonly projectId: string
}

export interface ProjectFacts {
  readonly id: string
  readonly name: string
  readonly uri: string
}

/** What this module asks of projects about sessions and projects; a deleted one is null. */
export interface SessionDirectory {
  session(id: string): Promise<SessionFacts | null>
  project(id: string): Promise<ProjectFacts | null>
}

export const POSTING_SESSION_DIRECTORY = Symbol('posting.session-directory')
