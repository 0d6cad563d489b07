import { type Actor, broken, isStaffStanding, standingOf } from '@callboard/core'
import { groundOfSession, type SessionFacts } from '@callboard/projects/queries'

/**
 * Guests and talent check in; staff of the session may at its kiosk. Other accounts are told to sign out first.
 * @throws DomainError rule `not_talent`
 */
export function allowCheckIn(actor: Actor, session: SessionFacts): void {
  if (actor.kind !== 'user' || actor.userType === 'talent') return
  if (isStaffStanding(standingOf(actor, groundOfSession(session)))) return
  throw broken('not_talent', `The e-mail ${actor.email} is not a talent account.`)
}
