import {
  type Actor,
  denied,
  type HalfSignedIn,
  roleOf,
  type UserActor,
  unauthenticated,
} from '@callboard/core'

/** @throws DomainError unauthenticated without a signed-in user */
export function signedIn(actor: Actor): UserActor {
  if (actor.kind !== 'user') throw unauthenticated()
  return actor
}

/**
 * For what also an account may do that still has to set up its second factor.
 * @throws DomainError unauthenticated without an account
 */
export function signInOf(actor: Actor): UserActor | HalfSignedIn {
  return actor.kind === 'half-signed-in' ? actor : signedIn(actor)
}

/** Super admins, and the product itself. @throws DomainError denied */
export function checkAdministers(actor: Actor): void {
  if (!['system', 'super_admin'].includes(roleOf(actor))) throw denied()
}
