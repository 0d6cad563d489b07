import { ACCESS, isStaffStanding, roomGuard } from '@callboard/core'
import { subjectOf } from '@callboard/core/http-contract'
import { pageRoom, pageSubject } from '../../contract/index.ts'
import { StandingPages } from './standing-pages.ts'

const ANY_PAGE = subjectOf(pageSubject, { id: 'id' }, 'anybody')

/**
 * The room of a page that some link opens admits whoever knows the id of the page, because its signals only say that
 * something has changed: a socket names no link.
 */
export const PageRoomGuard = roomGuard(
  pageRoom,
  { access: ACCESS, standing: StandingPages },
  async ({ needs, actor, id }) => {
    const found = await needs.access.look(ANY_PAGE, actor, { id })
    if (!found) return null
    if (isStaffStanding(found.standing)) return { audience: 'staff' }
    return (await needs.standing.isShared(found.page)) ? { audience: 'client' } : null
  },
)
