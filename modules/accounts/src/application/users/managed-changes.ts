import { invalid, type UserType } from '@callboard/core'
import { hasField, type ProfileChange } from '../../contract/index.ts'
import { normalEmail, type User } from '../../domain/user.ts'
import type { AccountsRepositories } from '../ports/index.ts'

type Managed = Pick<
  ProfileChange,
  'email' | 'user_type' | 'business_id' | 'external_platform_user' | 'attached_users'
>

const FIELDS = ['email', 'user_type', 'business_id', 'external_platform_user', 'attached_users'] as const

/** True for a change that is a super admin's to make. */
export const isManagedChange = (input: Managed): boolean => FIELDS.some((field) => input[field] !== undefined)

/**
 * The account with the changes, without what its type does not have.
 * @returns `attached` as it is stored afterwards; absent when it stays
 */
export function managedChanges(
  user: User,
  input: Managed,
): { readonly account: User; readonly attached?: readonly string[] } {
  const userType: UserType = input.user_type ?? user.userType
  const businessId = input.business_id === undefined ? user.businessId : input.business_id?.trim() || null
  const attached = hasField(userType, 'attached_users') ? input.attached_users : []
  return {
    account: {
      ...user,
      email: input.email === undefined ? user.email : normalEmail(input.email),
      userType,
      businessId: hasField(userType, 'business_id') ? businessId : null,
      externalPlatformUser: input.external_platform_user ?? user.externalPlatformUser,
      // A type that a super admin gives settles the request.
      staffRequested: user.staffRequested && userType === user.userType,
    },
    ...(attached ? { attached } : {}),
  }
}

/** @throws DomainError invalid when one of them is no other account in use */
export async function requireAttachable(
  { users }: Pick<AccountsRepositories, 'users'>,
  userId: string,
  attached: readonly string[],
): Promise<void> {
  const others = attached.filter((id) => id !== userId)
  const found = await users.many(others)
  if (found.length < attached.length) throw invalid('attached_users', 'An account in the list is not there.')
}
