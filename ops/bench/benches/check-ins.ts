import { requestOf } from '@callboard/core/http-contract'
import { checkIn } from '@callboard/lobby/contract'
import { ApiClient } from '../../../features/drivers/http/api-client.ts'
import { prepareCheckIn, signIn, startSession } from '../../../features/drivers/http/office.ts'
import type { Call } from '../clients/http-calls.ts'
import type { BenchContext } from '../context.ts'
import { BareTransactions, timed } from '../floors/transactions.ts'
import { checkInWrites, checkInWritesByStaff } from '../measure/check-in-writes.ts'
import { compared, type Figure } from '../measure/figure.ts'
import { freshDatabase } from '../measure/fresh-database.ts'
import { expectStatuses, HttpLoad } from '../measure/http-load.ts'

const CHECK_INS = 60
const WRITES = 5_000
/** Each waits for its own commit. */
const ALONE = 1_000
const IN_FLIGHT = 8

/** The transaction that makes a record, beside one that does as little, in one process. */
async function transactions(): Promise<Figure[]> {
  const fresh = await freshDatabase()
  const write = checkInWrites(fresh)
  const writeByStaff = checkInWritesByStaff(fresh)
  const bare = new BareTransactions(fresh.url)
  await bare.prepare()
  const cost =
    (work: () => Promise<unknown>, inFlight = IN_FLIGHT, writes = WRITES) =>
    async () =>
      (await timed(writes, inFlight, work)) / writes
  const named = (name: string, limit: number | null) => ({ id: 'PER-04', name, unit: 'ms', limit })
  const figures = [
    await compared(
      named('Transaction of a check-in: record and outbox', 2),
      cost(() => bare.insertTwo()),
      cost(write),
    ),
    await compared(
      named('The same by staff, with its row of the audit log, one at a time', null),
      cost(() => bare.insertTwo(), 1, ALONE),
      cost(writeByStaff, 1, ALONE),
    ),
    await compared(
      named('The same by staff, eight at a time', null),
      cost(() => bare.insertTwo()),
      cost(writeByStaff),
    ),
  ]
  await bare.close()
  await fresh.close()
  return figures
}

/** PER-04: a check-in with all its effects. */
export async function checkIns(context: BenchContext): Promise<Figure[]> {
  return [...(await transactions()), await calls(context)]
}

/**
 * The whole call, with signals to all listeners and messages to the talent, which workers send meanwhile on the same
 * cores: the wait of a talent at the door. PER-04 limits the transaction only.
 */
async function calls({ api, databaseUrl }: BenchContext): Promise<Figure> {
  const director = await signIn(api, 'director')
  const session = await startSession(director, ['Barista'])
  const onboard = { uri: session.studio_uri, session: session._id }
  const load = new HttpLoad(api)
  const bare = new BareTransactions(databaseUrl)
  await bare.prepare()

  let arrivals = 0
  const newArrival = async (): Promise<Call> => {
    arrivals += 1
    const place = `192.0.2.${arrivals % 250}`
    const visitor = new ApiClient(api, undefined, place)
    const { fields } = await prepareCheckIn(api, onboard, `Ana${arrivals}`, 'Barista', visitor)
    const { address, body } = requestOf(checkIn, fields)
    return {
      method: 'POST',
      path: address,
      headers: { 'x-forwarded-for': place },
      json: body && 'json' in body ? body.json : {},
    }
  }
  const figure = await compared(
    { id: 'PER-04', name: 'Check-in over HTTP', unit: 'ms', limit: null },
    async () => (await timed(WRITES, IN_FLIGHT, () => bare.insertTwo())) / WRITES,
    async () => {
      const calls: Call[] = []
      while (calls.length < CHECK_INS) calls.push(await newArrival())
      const result = await load.run(calls, IN_FLIGHT)
      expectStatuses(result, 200)
      return result.milliseconds / CHECK_INS
    },
  )
  load.close()
  await bare.close()
  return figure
}
