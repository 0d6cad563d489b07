import { randomUUID } from 'node:crypto'
import type { BenchContext } from '../context.ts'
import { DISPATCH_TOKEN, dispatched } from '../measure/dispatched.ts'
import { compared, type Figure } from '../measure/figure.ts'
import { expectStatuses, HttpLoad } from '../measure/http-load.ts'

const IN_FLIGHT = 8
const CALLS = 6_000
/** 0.9 of the throughput. */
const LIMIT = 1.11

/** PER-12: finding the endpoint among all, against finding it among ten. */
export async function dispatch(context: BenchContext): Promise<Figure[]> {
  const paths = dispatched.map(
    ({ endpoint }) => `/api${endpoint.path.replace(/\{\w+\}/g, () => randomUUID())}`,
  )
  const calls = Array.from({ length: CALLS }, (_, n) => ({
    method: 'GET',
    path: paths[n % paths.length] ?? '/',
    headers: { authorization: `Bearer ${DISPATCH_TOKEN}` },
  }))
  const loadOf = async (routes: 'all' | 'few') =>
    new HttpLoad((await context.floor('dispatch-server.ts', routes)).origin)
  const [few, all] = [await loadOf('few'), await loadOf('all')]
  const cost = (load: HttpLoad) => async () => {
    const result = await load.run(calls, IN_FLIGHT)
    expectStatuses(result, 200)
    return (result.milliseconds * 1_000) / CALLS
  }
  const figure = await compared(
    { id: 'PER-12', name: 'A call among all routes, against ten', unit: 'µs', limit: LIMIT },
    cost(few),
    cost(all),
  )
  few.close()
  all.close()
  return [figure]
}
