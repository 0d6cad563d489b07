import type { Actor } from '@callboard/core'
import type { OwnAccount, UserRow, UserSummary } from '../../contract/index.ts'
import type { User } from '../../domain/user.ts'

export const userSummary = (user: User): UserSummary => ({
  _id: user.id,
  email: user.email,
  first_name: user.firstName,
  last_name: user.lastName,
  user_type: user.userType,
})

export const ownAccount = (user: User): OwnAccount => ({
  ...userSummary(user),
  phone: user.phone,
  staff_requested: user.staffRequested,
  created_at: user.createdAt.toISOString(),
})

/** @param actor the super admin who looks @param lastSeen absent for who never signed in */
export function userRow(actor: Actor, user: User, lastSeen: Date | undefined): UserRow {
  const isOwn = actor.kind === 'user' && actor.userId === user.id
  return {
    ...ownAccount(user),
    last_seen_at: lastSeen?.toISOString() ?? null,
    can: { delete: !isOwn, set_password: !isOwn, reset_second_factor: !isOwn },
  }
}
