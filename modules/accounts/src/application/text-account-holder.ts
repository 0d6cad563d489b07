import { type Actor, missing, type UserType } from '@callboard/core'
import { TEXT_ACCOUNT_HOLDERS } from '../contract/index.ts'
import type { User } from '../domain/user.ts'
import { mayEdit } from './account-rights.ts'
import type { AccountsRepositories } from './ports/index.ts'

const isHolder = (userType: UserType) => TEXT_ACCOUNT_HOLDERS.some((type) => type === userType)

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
  if (!holder || !isHolder(holder.userType)) throw missing('The account')
  return holder
}
