import type { Actor } from '@callboard/core'

/** What this module asks of projects about who works on a session or a project. */
export interface SessionAccess {
  audience(actor: Actor, sessionId: string): Promise<'staff' | 'client' | null>
  runsProject(actor: Actor, projectId: string): Promise<boolean>
}

export const POSTING_SESSION_ACCESS = Symbol('posting.session-access')
