import type { Actor } from '@callboard/core'

/** Who may see a session, as the projects module decides. */
export interface SessionAccess {
  audience(actor: Actor, sessionId: string): Promise<'staff' | 'client' | null>
}
export const LOBBY_SESSION_ACCESS = Symbol('lobby.session-access')
