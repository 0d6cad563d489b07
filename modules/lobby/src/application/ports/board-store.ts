import type { Board } from '../../domain/index.ts'

export interface BoardRepository {
  /** Revoked ones too. */
  byDigest(digest: string): Promise<Board | null>
  /** The one that is not revoked. */
  ofSession(sessionId: string): Promise<Board | null>
  /** True while a board that is not revoked has this room. */
  isOpenRoom(room: string): Promise<boolean>
  /** Sessions of a project with a board that is not revoked. */
  sessionsOf(projectId: string): Promise<readonly string[]>
  add(board: Board): Promise<void>
  /** Revokes the board of a session, if there is one. @returns false when there is none */
  revoke(sessionId: string, at: Date): Promise<boolean>
  showsNumbers(projectId: string): Promise<boolean>
  setShowsNumbers(projectId: string, showsNumbers: boolean): Promise<void>
}
