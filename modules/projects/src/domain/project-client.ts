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

/** Of one project. */
export const MOST_CLIENTS = 1_000

/** An invitation on top of one that may be there: nothing that was given before is taken away. */
export function invitedAlso(before: ProjectClient | undefined, wanted: ProjectClient): ProjectClient {
  if (!before) return wanted
  const everywhere = before.sessionIds === null || wanted.sessionIds === null
  return {
    ...before,
    userId: before.userId ?? wanted.userId,
    sessionIds: everywhere ? null : [...new Set([...before.sessionIds, ...wanted.sessionIds])],
  }
}
