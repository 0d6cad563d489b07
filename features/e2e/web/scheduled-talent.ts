import { addTimeFrame, bookSlot, listAvailability } from '@callboard/scheduling/contract'
import type { ApiClient } from '../../drivers/http/api-client.ts'
import { signUpTalent } from '../../drivers/http/office.ts'
import { ZONE } from '../../support/today.ts'

/** Books the talent late on the date: an entry of the scheduled list. @param day id of the session date */
export async function bookTalent(
  origin: string,
  director: ApiClient,
  { session, day, name }: { readonly session: string; readonly day: string; readonly name: string },
): Promise<void> {
  const frame = await director.call(addTimeFrame, {
    session,
    day,
    name: 'Late',
    start_time: '23:30',
    end_time: '23:45',
    length_time_slot: 15,
    roles: [{ role: 'Barista', participants_count: 1 }],
  })
  const talent = await signUpTalent(origin, name)
  const { dates } = await talent.call(listAvailability, { session, day, time_zone: ZONE })
  const start_time = dates[frame.date]![frame._id]!.slots[0]!.start
  await talent.call(bookSlot, { session, day, availability: frame._id, start_time, role: 'Barista' })
}
