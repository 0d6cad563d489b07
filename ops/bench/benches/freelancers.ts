import { type InputOf, requestOf } from '@callboard/core/http-contract'
import { listProfiles } from '@callboard/freelancers/contract'
import { createConnection } from 'mysql2/promise'
import { signIn, startSession } from '../../../features/drivers/http/office.ts'
import { addDemoAccounts } from '../../../features/peers/accounts.ts'
import { CallboardProcess } from '../../../features/peers/callboard-process.ts'
import { freePort } from '../../../features/peers/free-port.ts'
import { dayFromToday } from '../../../features/support/today.ts'
import type { Call } from '../clients/http-calls.ts'
import type { BenchContext } from '../context.ts'
import { percentile } from '../measure/alternate.ts'
import { absolute, compared, type Figure } from '../measure/figure.ts'
import { freshDatabase } from '../measure/fresh-database.ts'
import { expectStatuses, HttpLoad } from '../measure/http-load.ts'
import { statementsOf } from '../measure/statements.ts'

const FEW = 1_000
const MANY = 10_000
/** That a profile names: half of them free, half not; a fourth of the profiles the other way round. */
const DAYS = 400
const CALLS = 100
const WARM_UP_CALLS = 500
/** What is typed comes one after the other. */
const IN_FLIGHT = 1

const LISTS: readonly {
  readonly title: string
  readonly who: 'admin' | 'director'
  readonly input: Omit<InputOf<typeof listProfiles>, 'session'>
  /** People that the page has. */
  readonly shown: number
  readonly limit: number
}[] = [
  { title: 'first page', who: 'admin', input: {}, shown: 10, limit: 1.3 },
  { title: 'first page of a casting director', who: 'director', input: {}, shown: 10, limit: 1.3 },
  { title: 'by a name of many', who: 'director', input: { name: 'mo' }, shown: 10, limit: 1.3 },
  { title: 'by the name of one', who: 'director', input: { name: 'bababe babala' }, shown: 1, limit: 1.3 },
  { title: 'by the name of nobody', who: 'director', input: { name: 'zzz' }, shown: 0, limit: 1.3 },
  {
    title: 'by work',
    who: 'director',
    input: { will_work_as: 'lobby_manager' },
    shown: 10,
    limit: 1.3,
  },
  { title: 'free on a day', who: 'director', input: { free_on: dayFromToday(1) }, shown: 10, limit: 1.3 },
]

/** Profiles of made-up session managers, written past the product: one in ten is shown to nobody. */
async function seedProfiles(databaseUrl: string, count: number): Promise<void> {
  const connection = await createConnection(databaseUrl)
  const days = Array.from({ length: DAYS }, (_, at) => dayFromToday(at))
  const [first, second] = [JSON.stringify(days.slice(0, DAYS / 2)), JSON.stringify(days.slice(DAYS / 2))]
  const word = (number: string) =>
    `concat(${[100, 10, 1].map((by) => `elt(1 + floor(${number} / ${by}) % 10, 'ba','be','da','vi','ki','mo','ro','la','na','su')`).join(',')})`
  const [firstName, lastName] = [word('seq % 1000'), word('(seq * 7 + floor(seq / 1000)) % 1000')]
  await connection.query(
    `insert into account_user (id, email, user_type, first_name, last_name, first_name_key, last_name_key,
       staff_requested, created_at)
     select concat('bench-', seq), concat('bench-', seq, '@example.com'), 'session_manager', ${firstName}, ${lastName},
       ${firstName}, ${lastName}, 0, now() from seq_1_to_${count}`,
  )
  await connection.query(
    `insert into freelancer_profile (user_id, name, name_key, session_runner, lobby_manager, experience,
       available_dates, non_available_dates, availability_notes, timezone, receive_email, receive_text, show_to_all, version)
     select concat('bench-', seq), concat(${firstName}, ' ', ${lastName}), concat(${firstName}, ' ', ${lastName}),
       1, seq % 2, 'Ten years of commercials.', if(seq % 4, ?, ?), if(seq % 4, ?, ?), '', 'America/Los_Angeles', 1, 0,
       seq % 10 > 0, 1 from seq_1_to_${count}`,
    [first, second, second, first],
  )
  await connection.query(
    `insert into freelancer_profile_name (user_id, beginning, words)
     select user_id, name_key, concat(' ', name_key) from freelancer_profile where user_id like 'bench-%'
     union select user_id, substring_index(name_key, ' ', -1), concat(' ', name_key) from freelancer_profile where user_id like 'bench-%'`,
  )
  await connection.query('analyze table freelancer_profile, freelancer_profile_name, account_user')
  await connection.end()
}

/** An API of its own, on a database of its own. */
async function smallInstall({ production }: BenchContext) {
  const { name, url, close } = await freshDatabase()
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const env = { ...production.env, PORT: String(port), DATABASE_URL: url, REDIS_PREFIX: name }
  const api = new CallboardProcess({ shell: 'api', env })
  await api.start()
  await addDemoAccounts(origin, env)
  return {
    origin,
    url,
    async stop() {
      await api.stop()
      await close()
    },
  }
}

/** FRE-02: the list of freelancers among 10,000 beside that among 1,000, on a database of its own. */
export async function freelancers(context: BenchContext): Promise<Figure[]> {
  const small = await smallInstall(context)
  const installs = [
    { origin: small.origin, url: small.url, count: FEW },
    { origin: context.api, url: context.databaseUrl, count: MANY },
  ]
  const sides = await Promise.all(
    installs.map(async ({ origin, url, count }) => {
      await seedProfiles(url, count)
      const director = await signIn(origin, 'director')
      const admin = await signIn(origin, 'admin')
      const session = await startSession(director, ['Barista'])
      return { load: new HttpLoad(origin), url, director, admin, session: session._id }
    }),
  )
  const figures: Figure[] = []
  for (const { title, who, input, shown, limit } of LISTS) {
    const ask = async (side: (typeof sides)[number]) => {
      const asked = { ...input, ...(who === 'director' ? { session: side.session } : {}) }
      const { profiles } = await side[who].call(listProfiles, asked)
      if (profiles.length !== shown) throw new Error(`${title}: there are ${profiles.length} freelancers.`)
      const call: Call = {
        method: 'GET',
        path: requestOf(listProfiles, asked).address,
        headers: { authorization: `Bearer ${side[who].token}` },
      }
      return async (calls: number) => {
        const result = await side.load.run(Array<Call>(calls).fill(call), IN_FLIGHT)
        expectStatuses(result, 200)
        return percentile(result.each, 0.5)
      }
    }
    const [few, many] = await Promise.all(sides.map(ask))
    for (const run of [few!, many!]) await run(WARM_UP_CALLS)
    const name = `Freelancers, ${title}`
    figures.push(
      await compared(
        { id: 'FRE-02', name: `${name}, ${MANY} beside ${FEW}, median`, unit: 'ms', limit },
        () => few!(CALLS),
        () => many!(CALLS),
      ),
      absolute(
        { id: 'FRE-02', name: `${name}, statements`, unit: 'statements', limit: null },
        await statementsOf(context.databaseUrl, CALLS, () => many!(CALLS)),
      ),
    )
  }
  for (const { load } of sides) load.close()
  await small.stop()
  return figures
}
