import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { CLOCK, invalid, isStaffStanding, isZone, missing, service } from '@callboard/core'
import type { Admitted } from '@callboard/core/http-contract'
import type { Availability } from '../../contract/index.ts'
import { TalentFaces } from '../bookings/talent-faces.ts'
import type { Place } from '../days/day-keeper.ts'
import { ScheduleReader } from '../days/schedule-reader.ts'
import { availabilityView } from './availability-view.ts'

/** A session date, and how the asking actor stands to it. */
export type AskedDay = Admitted<Place>

export interface AvailabilityQuestion {
  /** Absent: all frames of the day. */
  readonly frameId?: string
  /** Absent: the session's. */
  readonly zone?: string
}

/** The slots of a session date that a person may see, as they are now. */
export class AvailabilityReader extends service({
  users: USER_DIRECTORY,
  faces: TalentFaces,
  schedule: ScheduleReader,
  clock: CLOCK,
}) {
  /** @throws DomainError invalid for an unknown zone, missing for an unknown frame */
  async read({ session, day, standing }: AskedDay, asked: AvailabilityQuestion): Promise<Availability> {
    const zone = asked.zone ?? session.timeZone
    if (!isZone(zone)) throw invalid('time_zone', 'This time zone is not known.')
    const { frames, appointments } = await this.needs.schedule.ofDay({ session, day })
    const shown = frames.filter((frame) => asked.frameId === undefined || frame.id === asked.frameId)
    if (asked.frameId !== undefined && shown.length === 0) throw missing('The time frame')
    const talentIds = isStaffStanding(standing)
      ? [...new Set(appointments.map(({ talentId }) => talentId))]
      : []
    const people = talentIds.length > 0 ? await this.needs.users.many(talentIds) : []
    return availabilityView({
      sessionId: session.id,
      dayId: day.id,
      isArchived: session.archived,
      sessionZone: session.timeZone,
      zone,
      frames: shown,
      appointments,
      people: new Map(people.map((user) => [user.id, user])),
      photos: await this.needs.faces.of(people, session.projectId),
      now: this.needs.clock.now(),
    })
  }
}
