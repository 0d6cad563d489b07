import { ACCESS, isStaffStanding, roomGuard } from '@callboard/core'
import { subjectOf } from '@callboard/core/http-contract'
import { ANSWERERS, linkedPageSubject, pageRoom } from '../../contract/index.ts'

/** Signals name those who answered: the room admits whom the answers themselves are shown to. */
const ON_ANSWERS = subjectOf(linkedPageSubject, { page: 'id', link: 'by' }, ANSWERERS)

export const PageRoomGuard = roomGuard(pageRoom, { access: ACCESS }, async ({ needs, actor, id, by }) => {
  const found = await needs.access.look(ON_ANSWERS, actor, { id, by })
  return found && { audience: isStaffStanding(found.standing) ? 'staff' : 'client' }
})
