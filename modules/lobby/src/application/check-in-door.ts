import { type Actor, broken } from '@callboard/core'
import type { SessionGate } from './session-gate.ts'

/**
 * Guests and talent check in; staff of the session may at its kiosk. Other accounts are told to sign out first.
 * @throws DomainError rule `not_talent`
 */
export async function allowCheckIn(gate: SessionGate, actor: Actor, sessionId: string): Promise<void> {
  if (actor.kind !== 'user' || actor.userType === 'talent') return
  if (await gate.isStaff(actor, sessionId)) return
  throw broken('not_talent', `The e-mail ${actor.email} is not a talent account.`)
}
