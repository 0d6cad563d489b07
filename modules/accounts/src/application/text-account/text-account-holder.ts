import { missing, type UserType } from '@callboard/core'
import { TEXT_ACCOUNT_HOLDERS } from '../../contract/index.ts'
import type { User } from '../../domain/user.ts'
import type { AccountsRepositories } from '../ports/index.ts'

const isHolder = (userType: UserType) => TEXT_ACCOUNT_HOLDERS.some((type) => type === userType)

/** @throws DomainError missing for an account whose texts never leave with one of its own */
export async function textAccountHolder(
  { users }: Pick<AccountsRepositories, 'users'>,
  userId: string,
): Promise<User> {
  const holder = await users.find(userId)
  if (!holder || !isHolder(holder.userType)) throw missing('The account')
  return holder
}
