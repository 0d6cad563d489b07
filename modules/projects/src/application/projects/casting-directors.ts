import type { UserDirectory } from '@callboard/accounts/queries'
import { denied, type UserActor } from '@callboard/core'
import { checkPeople } from '../people.ts'

/** @throws DomainError invalid when somebody in the list is no casting director */
export async function checkCastingDirectors(
  users: UserDirectory,
  wanted: readonly string[] | undefined,
): Promise<void> {
  if (wanted) await checkPeople(users, wanted, ['casting_director'], 'casting_directors')
}

/**
 * The casting directors of a project after an edit. Only a super admin names them; whoever else sends a list
 * must send the one that holds already.
 * @throws DomainError denied
 */
export function castingDirectorsAfter(
  actor: UserActor,
  before: readonly string[],
  wanted: readonly string[] | undefined,
): readonly string[] {
  if (wanted === undefined) return before
  const list = [...new Set(wanted)]
  const unchanged = list.length === before.length && list.every((id) => before.includes(id))
  if (actor.userType !== 'super_admin' && !unchanged) {
    throw denied('Only a super admin assigns casting directors.')
  }
  return list
}
