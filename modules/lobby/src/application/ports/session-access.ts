import type { Actor } from '@callboard/core'

/** What this module asks of projects about who may see a session, and as what. */
export interface SessionAccess {
  audience(actor: Actor, sessionId: string): Promise<'staff' | 'client' | null>
}

export const LOBBY_SESSION_ACCESS = Symbol('lobby.session-access')
