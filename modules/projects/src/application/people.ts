import type { UserDirectory, UserFacts } from '@callboard/accounts/queries'
import { denied, invalid, type UserActor, type UserType } from '@callboard/core'
import type { Person } from '../contract/index.ts'

export type People = ReadonlyMap<string, UserFacts>

/** Loads all people of a screen with one query to accounts. */
export async function peopleOf(users: UserDirectory, ids: readonly string[]): Promise<People> {
  const wanted = [...new Set(ids)]
  const found = wanted.length > 0 ? await users.many(wanted) : []
  return new Map(found.map((user) => [user.id, user]))
}

/** Accounts that are gone are left out. */
export const personViews = (ids: readonly string[], people: People): Person[] =>
  ids.flatMap((id) => {
    const user = people.get(id)
    return user
      ? [{ _id: user.id, first_name: user.firstName, last_name: user.lastName, email: user.email }]
      : []
  })

/** @throws DomainError invalid on the field when one of the ids is no account of these types */
export async function checkPeople(
  users: UserDirectory,
  ids: readonly string[],
  types: readonly UserType[],
  field: string,
): Promise<void> {
  const people = await peopleOf(users, ids)
  const right = ids.every((id) => {
    const user = people.get(id)
    return user !== undefined && types.includes(user.userType)
  })
  if (!right) throw invalid(field, 'Choose people who can do this work.')
}

/** @throws DomainError invalid when a person in the list is no casting director */
export async function checkCastingDirectors(
  users: UserDirectory,
  wanted: readonly string[] | undefined,
): Promise<void> {
  if (wanted) await checkPeople(users, wanted, ['casting_director'], 'casting_directors')
}

/**
 * The casting directors of a project after an edit. Only a super admin names them; a list from any other user must
 * equal the present one.
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
