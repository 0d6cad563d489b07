import { USER_DIRECTORY } from '@callboard/accounts/queries'
import { CLOCK, invalid, isStaffStanding, isZone, missing, service } from '@callboard/core'
import type { Admitted } from '@callboard/core/http-contract'
import type { SessionDateFacts, SessionFacts } from '@callboard/projects/queries'
import type { Availability } from '../../contract/index.ts'
import { SCHEDULING_STORE } from '../ports/index.ts'
import { availabilityView } from './availability-view.ts'

/** A session date, and how the asking actor stands to it. */
export type AskedDay = Admitted<{
  readonly session: SessionFacts
  readonly day: Pick<SessionDateFacts, 'id'>
}>

export interface AvailabilityQuestion {
  /** Absent: all frames of the day. */
  readonly frameId?: string
  /** Absent: the session's. */
  readonly zone?: string
}

/** The slots of a session date that a person may see, as they are now. */
export class AvailabilityReader extends service({
  store: SCHEDULING_STORE,
  users: USER_DIRECTORY,
  clock: CLOCK,
}) {
  /** @throws DomainError invalid for an unknown zone, missing for an unknown frame */
  async read({ session, day, standing }: AskedDay, asked: AvailabilityQuestion): Promise<Availability> {
    const zone = asked.zone ?? session.timeZone
    if (!isZone(zone)) throw invalid('time_zone', 'This time zone is not known.')
    const { frames, appointments } = await this.needs.store.read(async (repositories) => ({
      frames: await repositories.frames.ofDay(day.id),
      appointments: await repositories.appointments.ofDay(day.id),
    }))
    const shown = frames.filter((frame) => asked.frameId === undefined || frame.id === asked.frameId)
    if (asked.frameId !== undefined && shown.length === 0) throw missing('The time frame')
    const talentIds = isStaffStanding(standing)
      ? [...new Set(appointments.map(({ talentId }) => talentId))]
      : []
    const people = talentIds.length > 0 ? await this.needs.users.many(talentIds) : []
    return availabilityView({
      sessionId: session.id,
      dayId: day.id,
      sessionZone: session.timeZone,
      zone,
      frames: shown,
      appointments,
      people: new Map(people.map((user) => [user.id, user])),
      now: this.needs.clock.now(),
    })
  }
}
