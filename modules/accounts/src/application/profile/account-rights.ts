import { type Actor, denied, roleOf, type UserActor, unauthenticated } from '@callboard/core'

/** @throws DomainError unauthenticated without a signed-in user */
export function signedIn(actor: Actor): UserActor {
  if (actor.kind !== 'user') throw unauthenticated()
  return actor
}

/** Super admins, and the product itself. @throws DomainError denied */
export function checkAdministers(actor: Actor): void {
  if (!['system', 'super_admin'].includes(roleOf(actor))) throw denied()
}
