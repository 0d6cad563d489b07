import { type Actor, missing } from '@callboard/core'
import { mayHaveTextAccount } from '../domain/text-account.ts'
import type { User } from '../domain/user.ts'
import { mayEdit } from './account-rights.ts'
import type { AccountsRepositories } from './ports/index.ts'

/**
 * The person whose text account the actor may see and change.
 * @throws DomainError missing for another's account, and for people whose texts never leave with one
 */
export async function textAccountHolder(
  { users }: Pick<AccountsRepositories, 'users'>,
  actor: Actor,
  userId: string,
): Promise<User> {
  const holder = mayEdit(actor, userId) ? await users.find(userId) : null
  if (!holder || !mayHaveTextAccount(holder.userType)) throw missing('The account')
  return holder
}
