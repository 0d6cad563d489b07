import type { UserDirectory, UserFacts } from '@callboard/accounts/queries'
import { type Actor, denied, missing } from '@callboard/core'

/** The account of a freelancer who asks. @throws DomainError denied for actors without a profile of their own */
export async function ownUser(actor: Actor, users: UserDirectory): Promise<UserFacts> {
  if (actor.kind !== 'user' || !['session_manager', 'super_admin'].includes(actor.userType)) throw denied()
  const user = await users.find(actor.userId)
  if (!user) throw missing('The account')
  return user
}

export const nameOf = (user: UserFacts): string => `${user.firstName} ${user.lastName}`.trim()
