/** A client who is invited to a project. */
export interface ProjectClient {
  readonly projectId: string
  /** Lower-cased. */
  readonly email: string
  /** Null until the address has an account. */
  readonly userId: string | null
  /** Null: all sessions of the project. */
  readonly sessionIds: readonly string[] | null
  readonly invitedAt: Date
}

export const isInvitedTo = ({ sessionIds }: ProjectClient, sessionId: string): boolean =>
  sessionIds === null || sessionIds.includes(sessionId)
