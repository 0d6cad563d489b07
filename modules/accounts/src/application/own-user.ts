import { type Actor, DomainError, type UserActor } from '@callboard/core'

/** @throws DomainError unauthenticated when nobody is signed in */
export function signedIn(actor: Actor): UserActor {
  if (actor.kind === 'user') return actor
  throw new DomainError('unauthenticated', 'unauthenticated', 'Please sign in.')
}
