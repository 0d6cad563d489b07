import { requestOf } from '@callboard/core/http-contract'
import { getLobby, getRecord } from '@callboard/lobby/contract'
import { prepareCheckIn, signIn, startSession } from '../../../features/drivers/http/office.ts'
import type { Call } from '../clients/http-calls.ts'
import type { BenchContext } from '../context.ts'
import { percentile } from '../measure/alternate.ts'
import { absolute, compared, type Figure } from '../measure/figure.ts'
import { expectStatuses, HttpLoad } from '../measure/http-load.ts'
import { statementsOf } from '../measure/statements.ts'

const RECORDS = 100
const IN_FLIGHT = 8

/** Calls per round: enough for a p99, few enough for a short run. */
const POINT_CALLS = 5_000
const LIST_CALLS = 200
/** Until the compiler of Node has done with the paths that are called: a server has answered as many in its first minutes. */
const WARM_UP_CALLS = 40_000

/** The calls in turn, until there are so many. */
const inTurn = (calls: readonly Call[], times: number): readonly Call[] =>
  Array.from({ length: times }, (_, index) => calls[index % calls.length]!)

/** PER-02 and PER-03: reading one record, and the lobby. */
export async function reads(context: BenchContext): Promise<Figure[]> {
  const { api, databaseUrl } = context
  const director = await signIn(api, 'director')
  const session = await startSession(director, ['Barista'])
  const onboard = { uri: session.studio_uri, session: session._id }
  const ids: string[] = []
  for (let record = 0; record < RECORDS; record += 1) {
    const arrival = await prepareCheckIn(api, onboard, `Ana${record}`, 'Barista')
    ids.push((await arrival.submit()).record_id)
  }
  const floor = await context.floor('koa-knex-server.ts', databaseUrl)
  const floorLoad = new HttpLoad(floor.origin)
  const ownLoad = new HttpLoad(api)
  const headers = { authorization: `Bearer ${director.token}` }
  const get = (path: string): Call => ({ method: 'GET', path, headers })
  const points = ids.map((id) => get(requestOf(getRecord, { id }).address))
  const list = [get(requestOf(getLobby, { id: session._id }).address)]
  const floorPoints = ids.map((id) => get(`/record/${id}`))
  const floorList = [get(`/list/${session._id}`)]

  const cost =
    (load: HttpLoad, calls: readonly Call[], times: number, measure: (each: readonly number[]) => number) =>
    async () => {
      const result = await load.run(inTurn(calls, times), IN_FLIGHT)
      expectStatuses(result, 200)
      return measure(result.each)
    }
  for (const [load, calls] of [
    [floorLoad, floorPoints],
    [ownLoad, points],
  ] as const)
    expectStatuses(await load.run(inTurn(calls, WARM_UP_CALLS), IN_FLIGHT), 200)
  const middle = (each: readonly number[]) => percentile(each, 0.5)
  const slow = (each: readonly number[]) => percentile(each, 0.99)
  const figures = [
    await compared(
      { id: 'PER-02', name: 'One record, median', unit: 'ms', limit: 2 },
      cost(floorLoad, floorPoints, POINT_CALLS, middle),
      cost(ownLoad, points, POINT_CALLS, middle),
    ),
    await compared(
      { id: 'PER-02', name: 'One record, p99', unit: 'ms', limit: 2 },
      cost(floorLoad, floorPoints, POINT_CALLS, slow),
      cost(ownLoad, points, POINT_CALLS, slow),
    ),
    await compared(
      { id: 'PER-03', name: `Lobby of ${RECORDS} records, median`, unit: 'ms', limit: 1.6 },
      cost(floorLoad, floorList, LIST_CALLS, middle),
      cost(ownLoad, list, LIST_CALLS, middle),
    ),
    absolute(
      { id: 'PER-03', name: 'Statements of a lobby list', unit: 'statements', limit: 4 },
      await statementsOf(databaseUrl, LIST_CALLS, () => ownLoad.run(inTurn(list, LIST_CALLS), IN_FLIGHT)),
    ),
  ]
  floorLoad.close()
  ownLoad.close()
  return figures
}
