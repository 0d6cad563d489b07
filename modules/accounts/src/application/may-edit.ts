import type { Actor } from '@callboard/core'

/** One's own account, or any for a super admin. */
export const mayEdit = (actor: Actor, userId: string): boolean =>
  actor.kind === 'user' && (actor.userId === userId || actor.userType === 'super_admin')
