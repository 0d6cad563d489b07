import { ACCESS, isStaffStanding, roleOf, roomGuard } from '@callboard/core'
import { subjectOf } from '@callboard/core/http-contract'
import { pageRoom, pageSubject } from '../../contract/index.ts'
import { StandingPages } from './standing-pages.ts'

const ANY_PAGE = subjectOf(pageSubject, { id: 'id' }, 'anybody')

/**
 * The room of a page that some link opens admits any signed-in client, because its signals only say that something has
 * changed.
 */
export const PageRoomGuard = roomGuard(
  pageRoom,
  { access: ACCESS, standing: StandingPages },
  async ({ needs, actor, id }) => {
    const found = await needs.access.look(ANY_PAGE, actor, { id })
    if (!found) return null
    if (isStaffStanding(found.standing)) return { audience: 'staff' }
    const isShared = roleOf(actor) === 'client' && (await needs.standing.isShared(found.page))
    return isShared ? { audience: 'client' } : null
  },
)
