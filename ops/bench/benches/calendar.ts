import { createUser, login } from '@callboard/accounts/contract'
import { requestOf } from '@callboard/core/http-contract'
import { createProject, createSession, listCalendar } from '@callboard/projects/contract'
import { ApiClient } from '../../../features/drivers/http/api-client.ts'
import { signIn } from '../../../features/drivers/http/office.ts'
import { ZONE } from '../../../features/support/today.ts'
import type { Call } from '../clients/http-calls.ts'
import type { BenchContext } from '../context.ts'
import { percentile } from '../measure/alternate.ts'
import { absolute, compared, type Figure } from '../measure/figure.ts'
import { expectStatuses, HttpLoad } from '../measure/http-load.ts'
import { statementsOf } from '../measure/statements.ts'

const SMALL_YEAR = 200
const LARGE_YEAR = 2_000
/** Dates in the month that is asked for, in both years. */
const OF_MONTH = 20
const OF_SESSION = 60
const CALLS = 300
const WARM_UP_CALLS = 5_000
const IN_FLIGHT = 8

const YEAR = new Date().getUTCFullYear() + 1
const PASSWORD = 'a long enough secret'

const dayOfYear = (month: number, place: number) =>
  new Date(Date.UTC(YEAR, month, 1 + place)).toISOString().slice(0, 10)

/** A casting director whose year has so many dates, `OF_MONTH` of them in January. */
async function directorOf(api: string, admin: ApiClient, dates: number): Promise<ApiClient> {
  const email = `director-of-${dates}-${Date.now()}@example.com`
  await admin.call(createUser, {
    email,
    password: PASSWORD,
    user_type: 'casting_director',
    first_name: 'Dana',
    last_name: 'Example',
  })
  const { token } = await new ApiClient(api).call(login, { email, password: PASSWORD })
  const director = new ApiClient(api, token)
  const { _id: studio } = await director.call(createProject, { name: `A year of ${dates}` })
  const session = (days: readonly string[]) =>
    director.call(createSession, {
      name: 'Calls',
      studio,
      time_zone: ZONE,
      dates: days.map((date) => ({ date, start_time: '10:00', location_type: 'Virtual' as const })),
    })
  await session(Array.from({ length: OF_MONTH }, (_, place) => dayOfYear(0, place)))
  for (let made = OF_MONTH; made < dates; made += OF_SESSION) {
    const length = Math.min(OF_SESSION, dates - made)
    // The sessions of a large year overlap, each from another week on.
    const first = 31 + ((made / OF_SESSION) % 38) * 7
    await session(Array.from({ length }, (_, place) => dayOfYear(0, first + place)))
  }
  return director
}

/** PER-13: a month of the calendar, in a year of few dates and in one of many. */
export async function calendar({ api, databaseUrl }: BenchContext): Promise<Figure[]> {
  const admin = await signIn(api, 'admin')
  const { address } = requestOf(listCalendar, { start: dayOfYear(0, 0), end: dayOfYear(1, 0) })
  const monthOf = async (dates: number): Promise<Call> => {
    const director = await directorOf(api, admin, dates)
    const { dates: shown } = await director.call(listCalendar, {
      start: dayOfYear(0, 0),
      end: dayOfYear(1, 0),
    })
    if (shown.length !== OF_MONTH) throw new Error(`The month has ${shown.length} dates.`)
    return { method: 'GET', path: address, headers: { authorization: `Bearer ${director.token}` } }
  }
  const [small, large] = [await monthOf(SMALL_YEAR), await monthOf(LARGE_YEAR)]
  const load = new HttpLoad(api)
  const run = async (call: Call, times: number) => {
    const result = await load.run(Array<Call>(times).fill(call), IN_FLIGHT)
    expectStatuses(result, 200)
    return percentile(result.each, 0.5)
  }
  for (const call of [small, large]) await run(call, WARM_UP_CALLS)
  const figures = [
    await compared(
      {
        id: 'PER-13',
        name: `A month of a year with ${LARGE_YEAR} dates beside ${SMALL_YEAR}, median`,
        unit: 'ms',
        limit: 1.3,
      },
      () => run(small, CALLS),
      () => run(large, CALLS),
    ),
    absolute(
      { id: 'PER-13', name: 'Statements of a month of the calendar', unit: 'statements', limit: null },
      await statementsOf(databaseUrl, CALLS, () => run(large, CALLS)),
    ),
  ]
  load.close()
  return figures
}
