import { isStaff, roomGuard } from '@callboard/core'
import { reviewerRoom } from '../../contract/index.ts'

/** Open to the account that it is named after, and to no other. */
export const ReviewerRoomGuard = roomGuard(reviewerRoom, {}, async ({ actor, id }) => {
  if (actor.kind !== 'user' || actor.userId !== id) return null
  if (actor.userType === 'client') return { audience: 'client' }
  return isStaff(actor) ? { audience: 'staff' } : null
})
