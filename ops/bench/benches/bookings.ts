import { requestOf } from '@callboard/core/http-contract'
import { addTimeFrame, bookSlot, listAvailability } from '@callboard/scheduling/contract'
import type { ApiClient } from '../../../features/drivers/http/api-client.ts'
import { signIn, startSession } from '../../../features/drivers/http/office.ts'
import { seedPeople } from '../../../features/peers/seed-people.ts'
import { ZONE } from '../../../features/support/today.ts'
import type { Call } from '../clients/http-calls.ts'
import type { BenchContext } from '../context.ts'
import { BareTransactions, timed } from '../floors/transactions.ts'
import { percentile } from '../measure/alternate.ts'
import { absolute, compared, type Figure } from '../measure/figure.ts'
import { expectStatuses, HttpLoad } from '../measure/http-load.ts'

const PLACES = 500
const IN_FLIGHT = 64
const CONTENDERS = 200
/** Waiting for a lock varies more than work does. */
const STEADY = 0.35

/** A role has at most so many in a slot. */
const PLACES_OF_ROLE = 100

/**
 * Makes a slot with so many places, on a day of its own.
 * @returns the call by which a talent books it, in one role after the other
 */
async function newSlot(director: ApiClient, places: number): Promise<(token: string, index: number) => Call> {
  const roles = Array.from({ length: Math.ceil(places / PLACES_OF_ROLE) }, (_, n) => `Barista ${n}`)
  const session = await startSession(director, roles)
  const day = session.dates[1]
  if (!day) throw new Error('The session has no second date.')
  const where = { session: session._id, day: day._id }
  const frame = await director.call(addTimeFrame, {
    ...where,
    name: 'Morning',
    start_time: '10:00',
    end_time: '10:15',
    length_time_slot: 15,
    roles: roles.map((role) => ({ role, participants_count: places / roles.length })),
  })
  const { dates } = await director.call(listAvailability, { ...where, time_zone: ZONE })
  const start = dates[day.date]?.[frame._id]?.slots[0]?.start
  if (!start) throw new Error('The frame has no slot.')
  const slot = { ...where, availability: frame._id, start_time: start }
  return (token, index) => {
    const { address, body } = requestOf(bookSlot, { ...slot, role: roles[index % roles.length] ?? '' })
    return {
      method: 'POST',
      path: address,
      headers: { authorization: `Bearer ${token}` },
      json: body && 'json' in body ? body.json : {},
    }
  }
}

/** PER-05: many talent book one slot. */
export async function bookings({ api, databaseUrl }: BenchContext): Promise<Figure[]> {
  const director = await signIn(api, 'director')
  const tokens = await seedPeople(databaseUrl, 'talent', PLACES)
  const load = new HttpLoad(api)
  const bare = new BareTransactions(databaseUrl)
  await bare.prepare()

  const figure = await compared(
    {
      id: 'PER-05',
      name: `Booking, ${IN_FLIGHT} in flight on one slot of ${PLACES}`,
      unit: 'ms',
      limit: 2.5,
    },
    async () => {
      const place = await bare.newPlace(PLACES)
      return (await timed(PLACES, IN_FLIGHT, () => bare.take(place))) / PLACES
    },
    async () => {
      const call = await newSlot(director, PLACES)
      const result = await load.run(tokens.map(call), IN_FLIGHT)
      expectStatuses(result, 200)
      return result.milliseconds / PLACES
    },
    STEADY,
  )
  const call = await newSlot(director, 1)
  const race = await load.run(tokens.slice(0, CONTENDERS).map(call), CONTENDERS)
  expectStatuses(race, 200, 409)
  if (race.statuses[200] !== 1) throw new Error(`${race.statuses[200]} talent got the one place.`)
  load.close()
  await bare.close()
  return [
    figure,
    absolute(
      { id: 'PER-05', name: `p99 of ${CONTENDERS} at once for one place`, unit: 'ms', limit: 500 },
      percentile(race.each, 0.99),
    ),
  ]
}
