import type { UserDirectory, UserFacts } from '@callboard/accounts/queries'
import { type Actor, denied, missing, type UserActor, type UserType } from '@callboard/core'

/** The zone a blank profile starts with. */
export const DEFAULT_ZONE = 'America/Los_Angeles'

/** User types that have a profile. */
export const isFreelancer = (type: UserType): boolean => type === 'session_manager' || type === 'super_admin'

/** The account of a freelancer who asks. @throws DomainError denied for actors without a profile of their own */
export async function ownUser(actor: Actor, users: UserDirectory): Promise<UserFacts> {
  if (actor.kind !== 'user' || !isFreelancer(actor.userType)) throw denied()
  const user = await users.find(actor.userId)
  if (!user) throw missing('The account')
  return user
}

/** @throws DomainError denied without a signed-in user */
export function signedIn(actor: Actor): UserActor {
  if (actor.kind !== 'user') throw denied()
  return actor
}

export const nameOf = (user: UserFacts): string => `${user.firstName} ${user.lastName}`.trim()
