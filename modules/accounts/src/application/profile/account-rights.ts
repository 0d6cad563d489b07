import { type Actor, DomainError, denied, roleOf, type UserActor } from '@callboard/core'

/** Nobody, or nobody any more, is signed in. */
export const notSignedIn = () => new DomainError('unauthenticated', 'unauthenticated', 'Please sign in.')

/** @throws DomainError unauthenticated when nobody is signed in */
export function signedIn(actor: Actor): UserActor {
  if (actor.kind !== 'user') throw notSignedIn()
  return actor
}

/** Super admins, and the product itself. @throws DomainError denied */
export function checkAdministers(actor: Actor): void {
  if (!['system', 'super_admin'].includes(roleOf(actor))) throw denied()
}
