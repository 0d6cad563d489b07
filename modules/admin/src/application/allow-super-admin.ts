import { type Actor, denied, roleOf } from '@callboard/core'

/** @throws DomainError denied */
export function allowSuperAdmin(actor: Actor): void {
  if (roleOf(actor) !== 'super_admin') throw denied()
}
