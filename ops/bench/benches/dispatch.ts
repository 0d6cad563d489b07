import { randomUUID } from 'node:crypto'
import type { BenchContext } from '../context.ts'
import { DISPATCH_TOKEN, dispatched } from '../measure/dispatched.ts'
import { compared, type Figure } from '../measure/figure.ts'
import { expectStatuses, HttpLoad } from '../measure/http-load.ts'

const IN_FLIGHT = 8
const CALLS = 3_000
/** 0.9 of the throughput. */
const LIMIT = 1 / 0.9

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
  const cost = async (routes: 'all' | 'few') => {
    const { origin } = await context.floor('dispatch-server.ts', routes)
    const load = new HttpLoad(origin)
    return async () => {
      const result = await load.run(calls, IN_FLIGHT)
      expectStatuses(result, 200)
      return (result.milliseconds * 1_000) / CALLS
    }
  }
  return [
    await compared(
      { id: 'PER-12', name: 'A call among all routes, against ten', unit: 'µs', limit: LIMIT },
      await cost('few'),
      await cost('all'),
    ),
  ]
}
