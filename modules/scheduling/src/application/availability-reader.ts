import { type Actor, type Clock, invalid, isZone, missing } from '@callboard/core'
import type { Availability } from '../contract/index.ts'
import { availabilityView } from './availability-view.ts'
import type { SchedulingStore, SessionAccess, SessionFacts, UserDirectory } from './ports/index.ts'

export interface AvailabilityQuestion {
  readonly dayId: string
  /** Absent: all frames of the day. */
  readonly frameId?: string
  /** Absent: the session's. */
  readonly zone?: string
}

/** What a person may see of the slots of a session date, as it is now. */
export class AvailabilityReader {
  readonly #store: SchedulingStore
  readonly #access: SessionAccess
  readonly #users: UserDirectory
  readonly #clock: Clock

  constructor(store: SchedulingStore, access: SessionAccess, users: UserDirectory, clock: Clock) {
    this.#store = store
    this.#access = access
    this.#users = users
    this.#clock = clock
  }

  /** @throws DomainError invalid for an unknown zone, missing for an unknown frame */
  async read(actor: Actor, session: SessionFacts, asked: AvailabilityQuestion): Promise<Availability> {
    const zone = asked.zone ?? session.timeZone
    if (!isZone(zone)) throw invalid('time_zone', 'This time zone is not known.')
    const { frames, appointments } = await this.#store.read(async (repositories) => ({
      frames: await repositories.frames.ofDay(asked.dayId),
      appointments: await repositories.appointments.ofDay(asked.dayId),
    }))
    const shown = frames.filter((frame) => asked.frameId === undefined || frame.id === asked.frameId)
    if (asked.frameId !== undefined && shown.length === 0) throw missing('The time frame')
    const isStaff = (await this.#access.audience(actor, session.id)) === 'staff'
    const talentIds = isStaff ? [...new Set(appointments.map(({ talentId }) => talentId))] : []
    const people = talentIds.length > 0 ? await this.#users.many(talentIds) : []
    return availabilityView({
      sessionId: session.id,
      dayId: asked.dayId,
      sessionZone: session.timeZone,
      zone,
      frames: shown,
      appointments,
      people: new Map(people.map((user) => [user.id, user])),
      now: this.#clock.now(),
    })
  }
}
