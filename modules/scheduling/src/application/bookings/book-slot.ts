import { USER_DIRECTORY } from '@callboard/accounts/queries'
import {
  type Actor,
  conflict,
  denied,
  invalid,
  isStaffStanding,
  isZone,
  missing,
  useCase,
} from '@callboard/core'
import type { InputOf, ReplyOf, SubjectOf } from '@callboard/core/http-contract'
import { bookSlot } from '../../contract/index.ts'
import { AvailabilityReader } from '../slots/availability-reader.ts'
import { appointmentView } from './appointment-view.ts'
import { BookingDesk } from './booking-desk.ts'
import { allowBooking, isSlotRefusal, slotFull } from './change-rules.ts'

type Input = InputOf<typeof bookSlot>
type Place = SubjectOf<typeof bookSlot>

export class BookSlot extends useCase(bookSlot, {
  users: USER_DIRECTORY,
  desk: BookingDesk,
  reader: AvailabilityReader,
}) {
  async run(actor: Actor, input: Input, place: Place): Promise<ReplyOf<typeof bookSlot>> {
    const talentId = await this.#talentFor(actor, input, place)
    allowBooking(place.session)
    if (input.time_zone !== undefined && !isZone(input.time_zone)) {
      throw invalid('time_zone', 'This time zone is not known.')
    }
    const left = () => this.needs.reader.read(place, { zone: input.time_zone })
    try {
      const outcome = await this.needs.desk.book({
        actor,
        talentId,
        place,
        frameId: input.availability,
        start: new Date(input.start_time),
        role: input.role,
        zone: input.time_zone,
      })
      if (outcome !== 'full') return appointmentView(outcome.appointment)
    } catch (error) {
      if (isSlotRefusal(error)) throw conflict(error.code, error.message, await left())
      throw error
    }
    throw slotFull(await left())
  }

  /** A talent books for itself, staff of the session for any talent. */
  async #talentFor(actor: Actor, { talent_id }: Input, { standing }: Place): Promise<string> {
    if (actor.kind === 'user' && actor.userType === 'talent') {
      if (talent_id !== undefined && talent_id !== actor.userId) throw denied()
      return actor.userId
    }
    if (!isStaffStanding(standing)) throw missing('This session date')
    const talent = talent_id === undefined ? null : await this.needs.users.find(talent_id)
    if (talent?.userType !== 'talent') throw invalid('talent_id', 'Choose a talent.')
    return talent.id
  }
}
