import { type Actor, denied, type UserActor } from '@callboard/core'

/** @returns the account, which is kept beside what it changes @throws DomainError denied */
export function allowSuperAdmin(actor: Actor): UserActor {
  if (actor.kind !== 'user' || actor.userType !== 'super_admin') throw denied()
  return actor
}
