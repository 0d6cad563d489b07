import { type Actor, DomainError, denied, roleOf, type UserActor } from '@callboard/core'

/** The error of a call without a sign-in, or with a sign-in that has ended. */
export const notSignedIn = () => new DomainError('unauthenticated', 'unauthenticated', 'Please sign in.')

/** @throws DomainError unauthenticated without a signed-in user */
export function signedIn(actor: Actor): UserActor {
  if (actor.kind !== 'user') throw notSignedIn()
  return actor
}

/** Super admins, and the product itself. @throws DomainError denied */
export function checkAdministers(actor: Actor): void {
  if (!['system', 'super_admin'].includes(roleOf(actor))) throw denied()
}
