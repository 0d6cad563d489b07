import { requestOf } from '@callboard/core/http-contract'
import { search as searchCall } from '@callboard/projects/contract'
import { createConnection, type RowDataPacket } from 'mysql2/promise'
import { prepareCheckIn, signIn, startSession } from '../../../features/drivers/http/office.ts'
import type { Call } from '../clients/http-calls.ts'
import type { BenchContext } from '../context.ts'
import { percentile } from '../measure/alternate.ts'
import { absolute, type Figure } from '../measure/figure.ts'
import { expectStatuses, HttpLoad } from '../measure/http-load.ts'
import { statementsOf } from '../measure/statements.ts'

const PEOPLE = 100_000
/** With those before them fewer than an account may make in a minute. */
const CALLS = 80
const WARM_UP_CALLS = 40
/** What is typed comes one after the other. */
const IN_FLIGHT = 1
/** Begins of names, and one that nobody has. */
const TYPED = ['be', 'dav', 'kim ro', 'la', 'zzz'] as const
const SYLLABLES = ['ba', 'be', 'da', 'vi', 'ki', 'mo', 'ro', 'la', 'na', 'su'] as const

/** Words of three syllables that follow from a number: 1,000 of them, as evenly as names never are. */
const word = (number: string) =>
  `concat(${[100, 10, 1].map((by) => `elt(1 + floor(${number} / ${by}) % 10, ${SYLLABLES.map((one) => `'${one}'`).join(',')})`).join(',')})`

/** Copies of one talent under other names, written past the product: 100,000 check-ins would take an hour. */
async function multiply(databaseUrl: string, record: string): Promise<void> {
  const connection = await createConnection(databaseUrl)
  const [columns] = await connection.query<RowDataPacket[]>(
    "select column_name as name from information_schema.columns where table_schema = database() and table_name = 'lobby_record' and is_generated = 'NEVER'",
  )
  const [first, last] = [word('seq % 1000'), word('floor(seq / 100) % 1000')]
  const changed: Readonly<Record<string, string>> = {
    id: "concat('bench-', seq)",
    ticket_nonce: "concat('bench-', seq)",
    person_key: 'null',
    first_name: first,
    last_name: last,
    name_key: `concat(${first}, ' ', ${last})`,
    name_rest_key: last,
    last_word_key: last,
  }
  const names = columns.map(({ name }) => String(name))
  await connection.query(
    `insert into lobby_record (${names.join(', ')}) select ${names.map((name) => changed[name] ?? name).join(', ')} from lobby_record join seq_1_to_${PEOPLE} where id = ?`,
    [record],
  )
  await connection.query('analyze table lobby_record')
  await connection.end()
}

/** The palette's search of a casting director with 100,000 talent, and of a super admin. */
export async function search({ api, databaseUrl }: BenchContext): Promise<Figure[]> {
  const director = await signIn(api, 'director')
  const session = await startSession(director, ['Barista'])
  const onboard = { uri: session.studio_uri, session: session._id }
  const arrival = await (await prepareCheckIn(api, onboard, 'Ana', 'Barista')).submit()
  await multiply(databaseUrl, arrival.record_id)
  const { talent } = await director.call(searchCall, { q: 'be' })
  if (talent.length === 0) throw new Error('The search finds none of the talent.')

  const load = new HttpLoad(api)
  const figures: Figure[] = []
  for (const [who, { token }] of [
    ['casting director', director],
    ['super admin', await signIn(api, 'admin')],
  ] as const) {
    const calls = TYPED.map(
      (q): Call => ({
        method: 'GET',
        path: requestOf(searchCall, { q }).address,
        headers: { authorization: `Bearer ${token}` },
      }),
    )
    const run = async (times: number) => {
      const result = await load.run(
        Array.from({ length: times }, (_, index) => calls[index % calls.length]!),
        IN_FLIGHT,
      )
      expectStatuses(result, 200)
      return result.each
    }
    await run(WARM_UP_CALLS)
    const each = await run(CALLS)
    const title = (name: string) => `Search of a ${who} among ${PEOPLE / 1000} thousand talent, ${name}`
    figures.push(
      absolute({ id: 'APP-21', name: title('median'), unit: 'ms', limit: 20 }, percentile(each, 0.5)),
      absolute({ id: 'APP-21', name: title('p99'), unit: 'ms', limit: null }, percentile(each, 0.99)),
      absolute(
        { id: 'APP-21', name: title('statements'), unit: 'statements', limit: 2 },
        await statementsOf(databaseUrl, CALLS, () => run(CALLS)),
      ),
    )
  }
  load.close()
  return figures
}
