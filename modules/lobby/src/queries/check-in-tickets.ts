import { type Token, token } from '@callboard/core'

/** Tickets of open check-in pages. */
export interface TicketReader {
  /** @throws DomainError invalid for one that is forged or out of date */
  open(sealed: string): { readonly sessionId: string; readonly dayId: string; readonly nonce: string }
}

export const CHECK_IN_TICKETS: Token<TicketReader> = token('lobby.check-in-tickets')
