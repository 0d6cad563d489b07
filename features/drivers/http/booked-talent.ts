import { addTimeFrame, bookSlot, listAvailability } from '@callboard/scheduling/contract'
import type { ApiClient } from './api-client.ts'
import { signUpTalent } from './office.ts'

/** A new talent with the first of four slots, which begins at 10:00, of a session date. */
export async function bookedTalent(
  origin: string,
  director: ApiClient,
  { session, day }: { readonly session: string; readonly day: string },
): Promise<ApiClient> {
  const frame = await director.call(addTimeFrame, {
    session,
    day,
    name: 'Morning',
    start_time: '10:00',
    end_time: '11:00',
    length_time_slot: 15,
    roles: [{ role: 'Barista', participants_count: 1 }],
  })
  const { dates } = await director.call(listAvailability, { session, day })
  const { start } = Object.values(dates)[0]![frame._id]!.slots[0]!
  const talent = await signUpTalent(origin, 'Tess')
  await talent.call(bookSlot, { session, day, availability: frame._id, start_time: start, role: 'Barista' })
  return talent
}
