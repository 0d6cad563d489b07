import { ACCESS, type Actor, isStaffStanding, type RoomEntry, roleOf, roomGuard } from '@callboard/core'
import { subjectOf } from '@callboard/core/http-contract'
import { pageRoom, pageSubject } from '../../contract/index.ts'

const ANY_PAGE = subjectOf(pageSubject, { id: 'id' }, 'anybody')

/** The room admits any signed-in client, because its signals only say that something has changed. */
export class PageRoomGuard extends roomGuard(pageRoom, { access: ACCESS }) {
  async run(actor: Actor, input: { id: string }): Promise<RoomEntry | null> {
    const found = await this.needs.access.look(ANY_PAGE, actor, input)
    if (!found) return null
    if (isStaffStanding(found.standing)) return { audience: 'staff' }
    return roleOf(actor) === 'client' ? { audience: 'client' } : null
  }
}
