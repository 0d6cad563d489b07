import { isStaffStanding, roleOf, roomGuard, standingOf, useCase } from '@callboard/core'
import { groundOfSession, SESSION_DIRECTORY } from '@callboard/projects/queries'
import { getAvailability, listAvailability, scheduleRoom } from '../../contract/index.ts'
import { AvailabilityReader } from './availability-reader.ts'

export const ListAvailability = useCase(
  listAvailability,
  { reader: AvailabilityReader },
  ({ needs, input, subject: place }) => needs.reader.read(place, { zone: input.time_zone }),
)

export const GetAvailability = useCase(
  getAvailability,
  { reader: AvailabilityReader },
  ({ needs, input, subject: place }) =>
    needs.reader.read(place, { frameId: input.availability, zone: input.time_zone }),
)

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
