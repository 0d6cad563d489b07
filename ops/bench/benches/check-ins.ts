import { requestOf } from '@callboard/core/http-contract'
import { checkIn } from '@callboard/lobby/contract'
import { prepareCheckIn, signIn, startSession } from '../../../features/drivers/http/office.ts'
import type { Call } from '../clients/http-calls.ts'
import type { BenchContext } from '../context.ts'
import { BareTransactions, timed } from '../floors/transactions.ts'
import { compared, type Figure } from '../measure/figure.ts'
import { expectStatuses, HttpLoad } from '../measure/http-load.ts'

const CHECK_INS = 60
/** They are over sooner, and a short run says little. */
const BARE = 2_000
const IN_FLIGHT = 8

/** PER-04: somebody checks in, with everything that is promised to them. */
export async function checkIns({ api, databaseUrl }: BenchContext): Promise<Figure[]> {
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
    const { fields } = await prepareCheckIn(api, onboard, `Ana${arrivals}`, 'Barista', place)
    const { address, body } = requestOf(checkIn, fields)
    return {
      method: 'POST',
      path: address,
      headers: { 'x-forwarded-for': place },
      json: body && 'json' in body ? body.json : {},
    }
  }
  const figure = await compared(
    { id: 'PER-04', name: 'Check-in', unit: 'ms', limit: 2 },
    async () => (await timed(BARE, IN_FLIGHT, () => bare.insertTwo())) / BARE,
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
  return [figure]
}
