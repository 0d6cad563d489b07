import { type Actor, type Token, token } from '@callboard/core'
import type { SessionFacts } from '../queries/session-directory.ts'

export type DateRole = 'manager' | 'lobby_manager'

/** What a person runs on a session date. */
export interface DateDuty {
  readonly dayId: string
  readonly role: DateRole
}

/** Duties of one person on dates of one session. */
export interface Duties {
  readonly sessionId: string
  readonly userId: string
  readonly duties: readonly DateDuty[]
}

/** Who runs the dates of a session, changed in the write of the caller: both are kept, or neither. */
export interface DateManagers {
  /** The session as it is now; nobody else changes it until the caller's write ends. Null when it is gone. */
  lock(sessionId: string): Promise<SessionFacts | null>
  /** @throws DomainError `already_booked` when another person has one of the duties, invalid when a date is no longer there */
  requireFree(duties: Duties): Promise<void>
  /**
   * Puts a person on dates, each of which has one of a kind at most this way; a duty that is theirs already stays.
   * @returns the session after it
   * @throws DomainError `already_booked` when another person has one of the duties, denied or missing when the actor may
   * not assign, invalid when a date is no longer there
   */
  assign(actor: Actor, duties: Duties): Promise<SessionFacts>
  /**
   * Takes a person off dates; a duty that is not theirs any more is passed over.
   * @returns the session after it
   * @throws DomainError denied or missing when the actor may not assign
   */
  remove(actor: Actor, duties: Duties): Promise<SessionFacts>
}

export const DATE_MANAGERS: Token<DateManagers> = token('projects.date-managers')
