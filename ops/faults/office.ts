import { login } from '@callboard/accounts/contract'
import { createProject, createSession } from '@callboard/projects/contract'
import { addTimeFrame, listAvailability } from '@callboard/scheduling/contract'
import { DEMO_PASSWORD, demoEmail } from '../../features/support/demo-accounts.ts'
import { dayFromToday, hourIn, ZONE } from '../../features/support/today.ts'
import type { PersistentClient } from './persistent-client.ts'

export const ROLE = 'Barista'

/** Of each slot, of which there are more than 130: more than a run of hundreds of kills books. */
export const PLACES = 100

/** A casting day that is about to be disturbed. */
export interface Office {
  readonly admin: PersistentClient
  readonly director: PersistentClient
  readonly session: string
  readonly uri: string
  /** Has many free places. */
  readonly bookingDay: string
  readonly frame: string
  readonly starts: readonly string[]
}

async function signedIn(client: PersistentClient, who: 'admin' | 'director'): Promise<PersistentClient> {
  const reply = await client.call(login, { email: demoEmail(who), password: DEMO_PASSWORD })
  if (!reply.token) throw new Error(reply.error)
  return client.signedIn(reply.token)
}

/**
 * Times to book in, all of them less than a day ahead: reminders of later ones would wait for the day before, and a run
 * ends when nothing waits.
 * @returns `date`: place among the dates of the session, which are today and tomorrow
 */
function bookingTimes(): { readonly date: 0 | 1; readonly from: string; readonly to: string } {
  return hourIn(ZONE) < 12 ? { date: 0, from: '13:00', to: '23:55' } : { date: 1, from: '00:00', to: '12:00' }
}

/** Makes the project, its session of today and tomorrow, and a time frame to book in. */
export async function openOffice(client: PersistentClient): Promise<Office> {
  const admin = await signedIn(client, 'admin')
  const director = await signedIn(client, 'director')
  const project = await director.call(createProject, { name: 'Corner shop', project_roles: [ROLE] })
  const session = await director.call(createSession, {
    name: 'First round',
    studio: project._id,
    time_zone: ZONE,
    dates: [0, 1].map((days) => ({
      date: dayFromToday(days),
      start_time: '10:00',
      location_type: 'Virtual' as const,
    })),
  })
  const booking = bookingTimes()
  const day = session.dates[booking.date]
  if (!day) throw new Error('The session lacks a date.')
  const where = { session: session._id, day: day._id }
  const frame = await director.call(addTimeFrame, {
    ...where,
    name: 'All day',
    start_time: booking.from,
    end_time: booking.to,
    length_time_slot: 5,
    roles: [{ role: ROLE, participants_count: PLACES }],
  })
  const { dates } = await director.call(listAvailability, { ...where, time_zone: ZONE })
  const slots = dates[day.date]?.[frame._id]?.slots ?? []
  return {
    admin,
    director,
    session: session._id,
    uri: session.studio_uri,
    bookingDay: day._id,
    frame: frame._id,
    starts: slots.map((slot) => slot.start),
  }
}
