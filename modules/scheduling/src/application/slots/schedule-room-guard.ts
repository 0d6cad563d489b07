import { isStaffStanding, roleOf, roomGuard, standingOf } from '@callboard/core'
import { groundOfSession, SESSION_DIRECTORY } from '@callboard/projects/queries'
import { scheduleRoom } from '../../contract/index.ts'

/** The room admits everybody with the address, because its signals name no person. */
export const ScheduleRoomGuard = roomGuard(
  scheduleRoom,
  { sessions: SESSION_DIRECTORY },
  async ({ needs, actor, id }) => {
    const session = await needs.sessions.session(id)
    if (!session) return null
    if (isStaffStanding(standingOf(actor, groundOfSession(session)))) return { audience: 'staff' }
    return { audience: roleOf(actor) === 'client' ? 'client' : 'talent' }
  },
)
