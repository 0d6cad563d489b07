import { ACCESS, isStaffStanding, roleOf, roomGuard } from '@callboard/core'
import { subjectOf } from '@callboard/core/http-contract'
import { pageRoom, pageSubject } from '../../contract/index.ts'

const ANY_PAGE = subjectOf(pageSubject, { id: 'id' }, 'anybody')

/** The room admits any signed-in client, because its signals only say that something has changed. */
export const PageRoomGuard = roomGuard(pageRoom, { access: ACCESS }, async ({ needs, actor, id }) => {
  const found = await needs.access.look(ANY_PAGE, actor, { id })
  if (!found) return null
  if (isStaffStanding(found.standing)) return { audience: 'staff' }
  return roleOf(actor) === 'client' ? { audience: 'client' } : null
})
