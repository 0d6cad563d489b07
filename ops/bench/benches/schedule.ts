import { requestOf } from '@callboard/core/http-contract'
import {
  addTimeFrame,
  bookSlot,
  listAppointments,
  listAvailability,
  moveAppointment,
} from '@callboard/scheduling/contract'
import { signIn, startSession } from '../../../features/drivers/http/office.ts'
import { seedPeople } from '../../../features/peers/seed-people.ts'
import { DESK, openBrowser, People } from '../../../features/support/browser.ts'
import { ZONE } from '../../../features/support/today.ts'
import type { Call } from '../clients/http-calls.ts'
import type { BenchContext } from '../context.ts'
import { median } from '../measure/alternate.ts'
import { absolute, type Figure } from '../measure/figure.ts'
import { expectStatuses, HttpLoad } from '../measure/http-load.ts'

const ROLES = ['Barista', 'Regular']
const SLOTS = 40
/** Of each role in each slot. */
const PLACES = 5
const APPOINTMENTS = SLOTS * ROLES.length * PLACES
const IN_FLIGHT = 16
const MOVES = 60
const LOADS = 7

/** A date of ten hours whose places are all booked, and another time frame that is free. */
async function fullDay({ api, databaseUrl }: BenchContext) {
  const director = await signIn(api, 'director')
  const session = await startSession(director, ROLES)
  const date = session.dates[1]!
  const where = { session: session._id, day: date._id }
  const frame = (start_time: string, end_time: string) =>
    director.call(addTimeFrame, {
      ...where,
      name: start_time,
      start_time,
      end_time,
      length_time_slot: 15,
      roles: ROLES.map((role) => ({ role, participants_count: PLACES })),
    })
  const [day, evening] = [await frame('08:00', '18:00'), await frame('19:00', '19:30')]
  const { dates } = await director.call(listAvailability, { ...where, time_zone: ZONE })
  const slotsOf = (id: string) => dates[date.date]![id]!.slots.map(({ start }) => start)
  const tokens = await seedPeople(databaseUrl, 'talent', APPOINTMENTS)
  const starts = slotsOf(day._id)
  const calls = tokens.map((token, n): Call => {
    const { address, body } = requestOf(bookSlot, {
      ...where,
      availability: day._id,
      start_time: starts[n % SLOTS]!,
      role: ROLES[Math.floor(n / SLOTS) % ROLES.length]!,
    })
    return {
      method: 'POST',
      path: address,
      headers: { authorization: `Bearer ${token}` },
      json: body && 'json' in body ? body.json : {},
    }
  })
  const load = new HttpLoad(api)
  expectStatuses(await load.run(calls, IN_FLIGHT), 200)
  load.close()
  return {
    director,
    session,
    where,
    day: { id: day._id, starts },
    evening: { id: evening._id, starts: slotsOf(evening._id) },
  }
}

/** The schedule of a date with 400 appointments: how soon it is there, and how soon a drag is answered. */
export async function schedule(context: BenchContext): Promise<Figure[]> {
  const { director, session, where, day, evening } = await fullDay(context)
  const [appointment] = await director.call(listAppointments, where)
  const moves: number[] = []
  for (let move = 0; move < MOVES; move += 1) {
    const start_time = move % 2 === 0 ? evening.starts[0]! : appointment!.start_time
    const began = performance.now()
    await director.call(moveAppointment, {
      ...where,
      availability: move % 2 === 0 ? evening.id : day.id,
      appointment: appointment!._id,
      start_time,
      role: appointment!.role,
    })
    moves.push(performance.now() - began)
  }

  const browser = await openBrowser()
  const people = new People(browser, context.production.origin)
  const page = await people.arrive(DESK, director.token)
  const address = `/session/${session.studio_uri}/edit/${session._id}/schedule/${where.day}`
  /** Milliseconds from the call of the address until the last appointment is drawn. */
  const painted = async () => {
    await page.goto(address)
    const shown = await page.waitForFunction(
      (count) =>
        document.querySelectorAll('[data-board] table [data-appointment]').length >= count &&
        performance.now(),
      APPOINTMENTS,
      { polling: 'raf' },
    )
    return Number(await shown.jsonValue())
  }
  const loads: number[] = []
  try {
    // The first load also fills the cache of the browser.
    await painted()
    for (let load = 0; load < LOADS; load += 1) loads.push(await painted())
  } finally {
    await people.leave()
    await browser.close()
  }
  return [
    absolute(
      { id: 'SCH-05', name: `A move of one of ${APPOINTMENTS} appointments, median`, unit: 'ms', limit: 100 },
      median(moves),
    ),
    absolute(
      {
        id: 'SCH-01',
        name: `Schedule page of ${APPOINTMENTS} appointments until drawn, median`,
        unit: 'ms',
        limit: 1_000,
      },
      median(loads),
    ),
  ]
}
