import type { UserDirectory } from '@callboard/accounts/queries'

export type Names = ReadonlyMap<string, string>

/** Names of accounts by id; those that are gone are left out. */
export async function namesOf(users: UserDirectory, ids: readonly (string | null)[]): Promise<Names> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  const found = wanted.length > 0 ? await users.many(wanted) : []
  return new Map(
    found.map(({ id, firstName, lastName, email }) => [id, `${firstName} ${lastName}`.trim() || email]),
  )
}
