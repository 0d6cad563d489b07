import { type Actor, isStaff, type RoomEntry, roomGuard } from '@callboard/core'
import { reviewerRoom } from '../../contract/index.ts'

/** Open to the account that it is named after, and to no other. */
export class ReviewerRoomGuard extends roomGuard(reviewerRoom, {}) {
  async run(actor: Actor, { id }: { id: string }): Promise<RoomEntry | null> {
    if (actor.kind !== 'user' || actor.userId !== id) return null
    if (actor.userType === 'client') return { audience: 'client' }
    return isStaff(actor) ? { audience: 'staff' } : null
  }
}
