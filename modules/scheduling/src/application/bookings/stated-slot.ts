import { invalid, service } from '@callboard/core'
import type { InputOf, SubjectOf } from '@callboard/core/http-contract'
import type { bookSlot } from '../../contract/index.ts'
import { frameOf } from '../found.ts'
import { SCHEDULING_STORE } from '../ports/index.ts'

type Stated = Pick<
  InputOf<typeof bookSlot>,
  | 'availability'
  | 'start_time'
  | 'date'
  | 'end_time'
  | 'length_time_slot'
  | 'location_type'
  | 'in_person_location'
>

/** What callers state of a slot beside its start, which follows from its time frame and date. */
export class StatedSlot extends service({ store: SCHEDULING_STORE }) {
  /** @throws DomainError missing for the time frame, invalid for a statement that is not true */
  async check(stated: Stated, { day }: Pick<SubjectOf<typeof bookSlot>, 'day'>): Promise<void> {
    const { date, end_time, length_time_slot, location_type, in_person_location } = stated
    if (location_type !== undefined && location_type !== day.locationType)
      throw invalid('location_type', `This date is ${day.locationType}.`)
    if (in_person_location !== undefined && in_person_location !== day.inPersonLocation)
      throw invalid('in_person_location', 'This date is at another place.')
    if (date === undefined && end_time === undefined && length_time_slot === undefined) return
    const frame = await this.needs.store.read((repositories) =>
      frameOf(repositories, day.id, stated.availability),
    )
    if (date !== undefined && date !== frame.date)
      throw invalid('date', `This time frame is on ${frame.date}.`)
    if (length_time_slot !== undefined && length_time_slot * 60 !== frame.slotSeconds)
      throw invalid('length_time_slot', `A slot of this time frame lasts ${frame.slotSeconds / 60} minutes.`)
    const end = Date.parse(stated.start_time) + frame.slotSeconds * 1000
    if (end_time !== undefined && Date.parse(end_time) !== end)
      throw invalid('end_time', `This slot ends at ${new Date(end).toISOString()}.`)
  }
}
