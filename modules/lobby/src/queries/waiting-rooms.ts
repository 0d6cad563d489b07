import { type Token, token } from '@callboard/core'
import type { SessionFacts } from '@callboard/projects/queries'

/** The external waiting room for modules that show or answer its talent. */
export interface WaitingRoomQueries {
  /** The install knows one. */
  readonly configured: boolean
  /**
   * Name of one of its talent in answers and comments, which is another in each session.
   * @throws DomainError missing, or as the port of the waiting room says
   */
  refOf(session: SessionFacts, recordId: string): Promise<string>
}

export const WAITING_ROOMS: Token<WaitingRoomQueries> = token('lobby.waiting-rooms')
